/** Texts of the report of all campaigns. */
export const text = {
  title: 'Email report',
  about: 'All campaigns of a period',
  see: 'see the figures of campaigns',
  noneTitle: 'Nothing was sent in this period',
  noneText: 'Choose another period, or send a campaign.',
  toCampaigns: 'Go to campaigns',
  figures: {
    sent: 'Sent',
    openRate: 'Open rate',
    clickRate: 'Click rate',
    unsubscribeRate: 'Unsubscribe rate',
    bounceRate: 'Bounce rate',
    complaintRate: 'Complaint rate',
    uniqueOpens: 'Opened',
    uniqueClicks: 'Clicked',
  },
  before: (value: string) => `${value} in the period before`,
  programs: (opens: string, clicks: string) =>
    `Not counted, because programs such as virus scanners did it. Opens: ${opens}. Clicks: ${clicks}.`,
  course: 'By day',
  noDay: 'No emails on this day',
  campaigns: 'Campaigns that were sent most',
  campaign: 'Campaign',
  untitled: 'Campaign without a name',
} as const;
