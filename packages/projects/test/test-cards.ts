import type { BoardCard } from '@org/schema/entities';

/** Returns a card for tests and stories. */
export function testCard(over: Partial<BoardCard> = {}): BoardCard {
  const { id = 1 } = over;
  return {
    entity: 'task',
    id,
    number: id,
    title: `Task ${id}`,
    column_id: 1,
    position: `a${String(id).padStart(4, '0')}`,
    priority: 'none',
    est_hours: 0,
    tracked_minutes: 0,
    due_date: null,
    is_done: false,
    project_id: null,
    project_title: '',
    customer_name: '',
    comments_count: 0,
    checklist_done: 0,
    checklist_total: 0,
    assignees: [],
    tags: [],
    version: 1,
    ...over,
  };
}
