/** Texts of the check of an email. */
export const text = {
  title: 'Email check',
  failed: 'The email could not be checked',
  checkedWith: 'Check with',
  sampleData: 'Sample data',
  noRecord: 'No record matches',
  score: (score: string) => `Score ${score} of 100`,
  verdicts: { good: 'Ready to send', fair: 'Worth a look', poor: 'Needs work' },
  size: (size: string, limit: string) => `${size} KB of the ${limit} KB that Gmail shows`,
  sizeLabel: 'Size of the email',
  fine: 'Links, descriptions of pictures, contrast and wording are fine.',
  findings: 'Findings',
  levels: { problem: 'Problem:', advice: 'Advice:' },
  clients: 'What email clients do not show',
  programsFine: 'Every email client that was checked shows everything.',
  shows: { no: 'Not shown in', partly: 'Partly shown in' },
  source: (date: string) => `By the tests of caniemail.com, ${date}`,
} as const;
