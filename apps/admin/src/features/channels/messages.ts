/** Texts of the ways in which visitors reach a company. */
export const text = {
  title: 'Live chat',
  seeChannels: 'see live chat',
  liveChat: 'Live chat on your site',
  liveChatNote: 'Visitors find a button to write to you.',
  on: 'Live chat is on',
  off: 'Live chat is off',
  none: 'Live chat comes with email marketing',
  noneText: 'Ask whoever looks after your plan to switch the module on.',
} as const;
