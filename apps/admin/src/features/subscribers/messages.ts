/** Texts of subscribers and of their lists. */
export const text = {
  subscribers: 'Subscribers',
  emptyTitle: 'No subscribers yet',
  emptyText:
    'Add the Newsletter signup block to a page. People who sign up and confirm by email appear here.',
  toPages: 'Go to pages',
  noName: 'No name',
  unsubscribe: 'Unsubscribe…',
  unsubscribeQuestion: (email: string) =>
    `Take ${email} off all lists? Nothing more is sent to this address, and only its owner can sign up again.`,
  unsubscribeConfirm: 'Unsubscribe',
  lists: 'Lists',
  see: 'see lists of newsletters',
  cancel: 'Cancel',
  edit: 'Edit',
  show: 'Show subscribers',
  counts: (subscribed: number, unconfirmed: number, unsubscribed: number) =>
    `${subscribed} subscribed, ${unconfirmed} to confirm, ${unsubscribed} left`,
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
  visibilities: { public: 'Visitors of the site', private: 'Staff only' },
  optin: 'Confirmation',
  optins: { double: 'By mail, before anything is sent', single: 'None' },
  usual: 'For forms that name no list',
  usualTag: 'Usual',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete the list “${name}”?`,
  removeText: (people: number) =>
    people === 0
      ? 'This list is empty. You cannot restore a deleted list.'
      : `${people} ${people === 1 ? 'person is' : 'people are'} on it. They stay among the subscribers, but what they agreed to for this list goes with it and does not come back.`,
  removeList: 'Delete list',
  removed: (name: string) => `The list “${name}” is deleted`,
  inUseTitle: 'Forms still name this list',
  inUse: 'Once it is deleted, these forms stop adding subscribers until you choose another list.',
  keep: 'Keep the list',
  removeAnyway: 'Delete anyway',
  changedElsewhere:
    'Someone else changed this list. Save again to replace their changes with yours.',
} as const;
