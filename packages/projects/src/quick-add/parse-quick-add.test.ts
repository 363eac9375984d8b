import { describe, expect, it } from 'vitest';
import { parseQuickAdd } from './parse-quick-add.ts';

const ADA = { id: 7, displayName: 'Ada Moreau', firstname: 'Ada' };
const ADAM = { id: 8, displayName: 'Adam Bell', firstname: 'Adam' };
const DOORS = { id: 1, name: 'Doors', color: 'red' } as const;
const FRONT = { id: 2, name: 'Front desk', color: 'blue' } as const;

// A Wednesday.
const context = { people: [ADA, ADAM], tags: [DOORS, FRONT], today: '2026-03-11' };
const parse = (line: string) => parseQuickAdd(line, context);

describe('a line of a quick add', () => {
  it('has a title, tags, people, a priority and a due day', () => {
    expect(parse('Paint the door #doors @ada !high tomorrow')).toEqual({
      title: 'Paint the door',
      tags: [DOORS],
      people: [ADA],
      priority: 'high',
      day: '2026-03-12',
    });
  });

  it('finds names with spaces, and names by their beginning', () => {
    expect(parse('Call @ada.moreau @adamb #front-desk !u')).toMatchObject({
      title: 'Call',
      people: [ADA, ADAM],
      tags: [FRONT],
      priority: 'urgent',
    });
  });

  it('keeps names in the title that match nothing or several', () => {
    const people = [ADAM, { id: 9, displayName: 'Adam Stone', firstname: 'Adam' }];
    expect(parseQuickAdd('Ask @adam about #7 !now', { ...context, people })).toEqual({
      title: 'Ask @adam about #7 !now',
      tags: [],
      people: [],
      priority: undefined,
      day: undefined,
    });
  });

  it.each([
    ['Paint today', '2026-03-11'],
    ['Paint by Friday', '2026-03-13'],
    ['Paint wed', '2026-03-18'],
    ['Paint next monday', '2026-03-16'],
    ['Paint next week', '2026-03-16'],
    ['Paint in 3 days', '2026-03-14'],
    ['Paint in a week', '2026-03-18'],
    ['Paint due 2026-12-24', '2026-12-24'],
  ])('reads the due day of "%s"', (line, day) => {
    expect(parse(line)).toMatchObject({ title: 'Paint', day });
  });

  it('reads a day only at the end, and never as the whole title', () => {
    expect(parse('Prepare the Monday meeting')).toMatchObject({
      title: 'Prepare the Monday meeting',
      day: undefined,
    });
    expect(parse('Today')).toMatchObject({ title: 'Today', day: undefined });
    expect(parse('Pay 2026-13-45')).toMatchObject({ title: 'Pay 2026-13-45', day: undefined });
  });
});
