import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailAddress } from './email-address.tsx';

it.each([
  ['breaks an address before the @', 'ada@kiln.example', 3],
  ['breaks one with a quoted @ before the last', '"a@b"@kiln.example', 5],
  ['shows a text without an @ whole', 'nobody', 0],
])('%s, and shows it whole as a hint', (_title, email, place) => {
  render(<EmailAddress email={email} />);
  const shown = screen.getByTitle(email);
  expect(shown.textContent).toBe(email);
  const before = shown.querySelector('wbr')?.previousSibling?.textContent ?? '';
  expect(before.length).toBe(place);
});
