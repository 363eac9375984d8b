/** Texts of subscribers and mailing lists. */
export const text = {
  subscribers: 'Subscribers',
  emptyTitle: 'No subscribers yet',
  emptyText:
    'Add the Newsletter signup block to a page. People who sign up and confirm by email appear here.',
  toPages: 'Go to pages',
  noName: 'No name',
  unsubscribe: 'Unsubscribe…',
  unsubscribeQuestion: (email: string) =>
    `Unsubscribe ${email} from all lists? They will get no more emails, and only they can sign up again.`,
  unsubscribeConfirm: 'Unsubscribe',
  lists: 'Lists',
  see: 'see newsletter lists',
  cancel: 'Cancel',
  show: 'Show subscribers',
  counts: (subscribed: number, unconfirmed: number, unsubscribed: number) =>
    `${subscribed} subscribed, ${unconfirmed} unconfirmed, ${unsubscribed} unsubscribed`,
  privateTag: 'Private',
  listsEmptyTitle: 'No lists yet',
  listsEmptyText: 'People subscribe to a list. The first list is created when someone signs up.',
  newList: 'New list',
  editList: 'Edit list',
  create: 'Create list',
  save: 'Save list',
  created: 'List created',
  saved: 'List saved',
  name: 'Name',
  description: 'Description',
  descriptionHelp: 'For you and your colleagues.',
  visibility: 'Who can sign up',
  visibilities: { public: 'Site visitors', private: 'Staff only' },
  optin: 'Confirmation',
  optins: { double: 'By email before the first newsletter', single: 'None' },
  usual: 'Use for forms without a list',
  usualTag: 'Default',
  removeTitle: (name: string) => `Delete the list “${name}”?`,
  removeText: (people: number) =>
    people === 0
      ? 'This list is empty. You cannot restore a deleted list.'
      : `${people} ${people === 1 ? 'person is' : 'people are'} on this list. They remain subscribers, but their consent for this list is deleted and cannot be restored.`,
  removeList: 'Delete list',
  removed: (name: string) => `List “${name}” deleted`,
  inUseTitle: 'This list is still in use',
  inUse:
    'Once it is deleted, forms stop adding subscribers, and campaigns no longer go to its people, until you choose another list.',
  keep: 'Keep list',
  removeAnyway: 'Delete anyway',
  changedElsewhere:
    'Someone else changed this list. Save again to replace their changes with yours.',
} as const;
