import type { AutomationFigures } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { type AutomationCalls, automationCalls } from '../../../../test/support/automations.ts';
import { addSubscribers, CAMPAIGNS, makeList } from '../../../../test/support/campaigns.ts';
import type { MailSink } from '../../../../test/support/mail-sink.ts';
import { useSendingApi } from '../../../../test/support/sending-api.ts';
import type { TestApi } from '../../../../test/support/test-api.ts';

let sink: MailSink;
let t: TestApi;
let automations: AutomationCalls;
useSendingApi((api) => {
  ({ sink, t } = api);
  automations = automationCalls(t);
});

const readEmails = async (id: number) =>
  ((await automations.call('GET', `${id}/figures/`)).body.results as AutomationFigures).emails;
const resume = (emailId: number) =>
  t.call('POST', `${CAMPAIGNS}${emailId}/resume/`, { as: 'admin' });

it('shows with the automation why an email is paused, and sends the rest after it is resumed', async () => {
  const listId = await makeList(t, 'Welcome');
  const { id } = await automations.makeAutomation('Welcome', {
    event: 'subscriber.joined',
    listId,
  });
  const emailId = await automations.makeEmail(id, 'Welcome');
  await automations.publish(id, [{ id: 'a', kind: 'email', emailId }]);
  expect((await resume(emailId)).status).toBe(409);
  await t.database.asOwner(
    `insert into app.email_stats (tenant_id, campaign_id, day, sent, bounces)
     values ($1, $2, current_date - 1, 300, 60)`,
    [t.world.alpha.id, emailId],
  );
  await addSubscribers(t, listId, ['ada@paused.example']);
  await automations.until(async () =>
    expect(await readEmails(id)).toMatchObject([
      { id: emailId, pauseReason: expect.stringMatching(/^60 of 301 addresses do not exist/) },
    ]),
  );
  // People who enter during the pause wait for the email.
  await addSubscribers(t, listId, ['ben@paused.example']);
  await automations.until(async () => expect(await automations.people(id)).toHaveLength(2));
  expect(sink.received).toHaveLength(1);

  expect((await automations.call('POST', `${id}/pause/`)).status).toBe(200);
  expect((await resume(emailId)).body).toMatchObject({
    error: 'Activate the automation of this email first',
  });
  await t.database.asOwner("update app.email_automations set status = 'active' where id = $1", [
    id,
  ]);
  expect((await resume(emailId)).status).toBe(200);
  await automations.until(async () => expect(sink.received).toHaveLength(2));
  expect(await readEmails(id)).toMatchObject([{ sent: 302, pauseReason: '' }]);
});

it('runs other automations while one has many people', async () => {
  const [many, few] = [await makeList(t, 'Many'), await makeList(t, 'Few')];
  const [busy, quiet] = [
    await automations.makeAutomation('Busy', { event: 'subscriber.joined', listId: many }),
    await automations.makeAutomation('Quiet', { event: 'subscriber.joined', listId: few }),
  ];
  const steps = [
    { id: 'a', kind: 'list', action: 'add', listId: few },
    { id: 'b', kind: 'end' },
  ] as const;
  await automations.publish(busy.id, steps);
  await automations.publish(quiet.id, [{ id: 'a', kind: 'end' }]);
  await addSubscribers(
    t,
    many,
    Array.from({ length: 120 }, (_, at) => `n${at}@busy.example`),
  );
  await addSubscribers(t, few, ['ada@quiet.example']);
  await automations.until(async () => {
    const { body } = await automations.call('GET', `${busy.id}/`);
    expect(body.automation).toMatchObject({ people: { waiting: 0, done: 120 } });
  });

  const rows = await t.database.asOwner(
    `select count(*)::int as before from app.email_automation_log l
     join app.email_automation_runs r on r.tenant_id = l.tenant_id and r.id = l.run_id
     where r.automation_id = $1 and l.id < (
       select min(l.id) from app.email_automation_log l
       join app.email_automation_runs r on r.tenant_id = l.tenant_id and r.id = l.run_id where r.automation_id = $2)`,
    [busy.id, quiet.id],
  );
  expect(Number(rows[0]?.before)).toBeLessThan(240);
});
