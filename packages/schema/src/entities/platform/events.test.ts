import { describe, expect, it } from 'vitest';
import { MODULES } from '../../access/roles.ts';
import { CHANGE_ACTIONS, ENTITY_MODULES, EVENT_PAYLOADS, EVENT_PERMISSIONS } from './events.ts';

describe('the events of the stream', () => {
  it('RT-001 includes the five documented events, each with a message', () => {
    const documented = [
      'new_toast',
      'import_started',
      'import_progress',
      'import_failed',
      'import_completed',
    ] as const;
    const least = { importId: 7, entity: 'customers', processed: 1 };
    for (const name of documented) {
      const payload = Object.fromEntries(
        Object.entries(least).filter(([field]) => field in EVENT_PAYLOADS[name].fields),
      );
      expect(EVENT_PAYLOADS[name].isValidSync({ ...payload, message: 'Told' }), name).toBe(true);
      expect(EVENT_PAYLOADS[name].isValidSync(payload), name).toBe(false);
    }
  });

  it('refers to existing modules and permissions only', () => {
    for (const module of Object.values(ENTITY_MODULES)) expect(MODULES).toContain(module);
    for (const permission of Object.values(EVENT_PERMISSIONS))
      expect(MODULES).toContain(permission?.split('.')[0]);
  });

  it('reports a change without any content of the record', () => {
    const change = { entity: 'page', id: 1, version: 2, actorId: 3, actorName: 'Anna' };
    for (const action of CHANGE_ACTIONS)
      expect(EVENT_PAYLOADS.entity_changed.isValidSync({ ...change, action })).toBe(true);
    expect(
      EVENT_PAYLOADS.entity_changed.isValidSync(
        { ...change, action: 'updated', title: 'x' },
        { strict: true },
      ),
    ).toBe(false);
  });
});
