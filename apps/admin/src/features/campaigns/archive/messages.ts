/** Texts of the archive of sent campaigns. */
export const text = {
  title: 'Archive',
  show: 'Show in the archive',
  help: 'Everybody can read this email at /newsletter on your site once it is sent. Names and other data of readers are left out; coupon codes are not.',
  helpSent:
    'Everybody can read this email at /newsletter on your site. Names and other data of readers are left out; coupon codes are not.',
  linkHelp: 'Give a button the link {{archive_url}} to let readers open the email there.',
  shown: 'Everybody can read this email on your site.',
  later: 'Everybody can read this email on your site once it is sent.',
  hidden: 'This email is not on your site.',
  open: 'Open in archive',
  copy: 'Copy the link to the archive',
  address: 'Public link',
  action: 'Change the archive',
} as const;
