/** Texts that every form shares. */
export const text = {
  mend: 'Some fields need attention',
  restored: 'Your unsaved changes from before are back.',
  discardRestored: 'Discard them',
  conflictTitle: 'Someone else saved changes',
  conflictText:
    'Choose for each field which to keep. Fields that only one of you changed are chosen already.',
  mine: 'Yours',
  theirs: 'Theirs',
  keepAllMine: 'Keep all of mine',
  keepAllTheirs: 'Keep all of theirs',
  saveChoice: 'Save selected values',
  back: 'Go back to editing',
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
  close: 'Close',
  dropTitle: 'Discard what you typed?',
  dropText: 'The dialog closes without doing anything, and your text is lost.',
  drop: 'Discard',
  keepEditing: 'Keep editing',
} as const;
