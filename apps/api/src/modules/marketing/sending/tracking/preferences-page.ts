import { plainPage } from '../../../../kernel/http/plain-page.ts';
import type { Preferences } from './preferences.ts';

/** Returns every time zone as an option, and a chosen one that has another name by now. */
function getZoneOptions(chosen: string): { value: string; label: string }[] {
  const names = Intl.supportedValuesOf('timeZone');
  const all = chosen === '' || names.includes(chosen) ? names : [chosen, ...names];
  return [
    { value: '', label: 'Not set' },
    ...all.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
  ];
}

/**
 * Renders the page on which a reader chooses lists.
 * @param token - token of the email
 */
export function preferencesPage(
  { email, isBlocked, lists, timezone }: Preferences,
  token: string,
): Response {
  const here = `?t=${encodeURIComponent(token)}`;
  const title = 'Your email preferences';
  if (isBlocked)
    return plainPage({
      title,
      paragraphs: [`We do not send newsletters to ${email}. Contact us to change that.`],
      link: { label: 'Go to the site', href: '/' },
    });
  return plainPage({
    title,
    paragraphs: [`Choose what you would like to receive at ${email}.`],
    choices: {
      action: here,
      name: 'list',
      button: 'Save',
      options: lists.map(({ id, name, description, isSubscribed }) => ({
        value: String(id),
        label: name,
        hint: description,
        isChecked: isSubscribed,
      })),
      select: {
        name: 'timezone',
        label: 'Your time zone',
        hint: 'Some emails are sent at a certain time of your day.',
        value: timezone,
        options: getZoneOptions(timezone),
      },
    },
    link: { label: 'Unsubscribe from these emails', href: `../unsubscribe/${here}` },
  });
}
