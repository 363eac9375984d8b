/** Texts that every form shares. */
export const text = {
  mend: 'Some fields need attention',
  restored: 'Your unsaved changes from before are back.',
  discardRestored: 'Discard them',
  conflictTitle: 'Somebody else has saved this meanwhile',
  conflictText:
    'Choose for each field which to keep. Fields that only one of you changed are chosen already.',
  mine: 'Yours',
  theirs: 'Theirs',
  keepAllMine: 'Take all of mine',
  keepAllTheirs: 'Take all of theirs',
  saveChoice: 'Save with these',
  back: 'Go back to editing',
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
} as const;
