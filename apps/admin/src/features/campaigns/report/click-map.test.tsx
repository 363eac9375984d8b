import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ClickMap } from './click-map.tsx';

const server = startAnswerServer();

it('loads the email with the clicks on its links when it is opened, without scripts', async () => {
  server.answer('GET /api/v1/admin/email-marketing/campaigns/5/sent-email/', () => ({
    status: 200,
    body: {
      success: true,
      results: {
        subject: 'Spring',
        html: '<html><head></head><body><a href="#" data-clicks="12">Bowls</a></body></html>',
      },
    },
  }));
  await renderAs(testMe(), <ClickMap id={5} />, '/admin/email-marketing', server.origin());
  expect(server.requests).toEqual([]);
  await userEvent.click(await screen.findByText('Show the clicks in the email'));
  const frame = await screen.findByTitle('The email with the clicks on its links');
  expect(frame.getAttribute('sandbox')).toBe('');
  const page = frame.getAttribute('srcdoc') ?? '';
  expect(page).toContain('data-clicks="12"');
  expect(page).toContain('content:attr(data-clicks)');
});
