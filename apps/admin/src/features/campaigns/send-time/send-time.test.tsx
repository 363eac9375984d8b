import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { SendWave } from '@org/schema/entities';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { type ChosenTime, ScheduleFields, toScheduleBody } from './schedule-fields.tsx';
import { WavesTable } from './waves-table.tsx';

const server = startAnswerServer();
const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });
const WAVES: SendWave[] = [
  { at: '2026-05-01T00:00:00.000Z', zones: ['Asia/Tokyo'], recipients: 4, waiting: 0 },
  {
    at: '2026-05-01T07:00:00.000Z',
    zones: ['Europe/Berlin', 'Europe/Paris', 'Europe/Rome', 'Europe/Madrid', 'Europe/Vienna'],
    recipients: 1200,
    waiting: 200,
  },
];
let asked: string[];
beforeEach(() => {
  asked = [];
  server.answer('GET /api/v1/admin/email-marketing/campaigns/1/waves/', ({ query }) => {
    asked.push(query.local_time ?? '');
    return { status: 200, body: { success: true, results: { waves: WAVES } } };
  });
});

async function renderFields(hasAbTest: boolean): Promise<() => ChosenTime> {
  let chosen: ChosenTime = { time: '', isLocal: false };
  function Fields(): ReactElement {
    const [value, setValue] = useState(chosen);
    chosen = value;
    const abTest = hasAbTest
      ? { subjects: ['Other'], testPercent: 20, metric: 'opens' as const, hours: 4 }
      : null;
    return <ScheduleFields campaign={{ id: 1, abTest }} value={value} onChange={setValue} />;
  }
  await renderAs(me, <Fields />, '/', server.origin());
  return () => chosen;
}

it('asks for a local time, and shows when and where how many people get the campaign', async () => {
  const getChosen = await renderFields(false);
  await userEvent.click(await screen.findByRole('switch', { name: /At the local time/ }));
  expect(asked).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Time/), { target: { value: '2026-05-01T09:00' } });
  expect(await screen.findByRole('region', { name: 'When people get it' })).toBeTruthy();
  expect(screen.getByText('Europe/Berlin, Europe/Paris, Europe/Rome and 2 more')).toBeTruthy();
  expect(screen.getByText('1,200')).toBeTruthy();
  expect(asked).toEqual(['2026-05-01T09:00']);
  expect(toScheduleBody(getChosen(), 'America/Toronto')).toEqual({
    local_time: '2026-05-01T09:00',
  });
  expect(toScheduleBody({ ...getChosen(), isLocal: false }, 'America/Toronto')).toEqual({
    scheduled_at: '2026-05-01T13:00:00.000Z',
  });
});

it('offers no local time for an A/B test, and says why', async () => {
  await renderFields(true);
  expect(await screen.findByRole('switch', { name: /At the local time/ })).toHaveProperty(
    'disabled',
    true,
  );
  expect(screen.getByText(/^Not with an A\/B test/)).toBeTruthy();
});

it('shows how many people of each wave are done', async () => {
  await renderAs(me, <WavesTable waves={WAVES} hasProgress />, '/', server.origin());
  const [, first, second] = await screen.findAllByRole('row');
  expect(first?.textContent).toMatch(/^Asia\/Tokyo.*44$/);
  expect(second?.textContent).toMatch(/1,2001,000$/);
});
