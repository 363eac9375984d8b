import {
  IconBriefcase2,
  IconCalendarEvent,
  IconChecklist,
  IconClock,
  IconLayoutKanban,
  IconListDetails,
  IconUserCheck,
} from '@tabler/icons-react';
import type { MenuGroup } from './menu.types.ts';
import { text } from './messages.ts';

/** Group of the menu with projects, tasks, boards and time. */
export const WORK_MENU: MenuGroup = {
  id: 'work',
  label: text.work,
  sort: 25,
  items: [
    {
      id: 'my-work',
      label: text.myWork,
      icon: IconUserCheck,
      sort: 5,
      to: '/admin/my-work',
      permission: 'tasks.can_view',
      plan: 'enterprise',
    },
    {
      id: 'projects',
      label: text.projects,
      icon: IconBriefcase2,
      sort: 10,
      to: '/admin/projects',
      permission: 'projects.can_view',
      plan: 'enterprise',
    },
    {
      id: 'tasks',
      label: text.tasks,
      icon: IconChecklist,
      sort: 20,
      to: '/admin/tasks',
      permission: 'tasks.can_view',
      plan: 'enterprise',
    },
    {
      id: 'boards',
      label: text.boards,
      icon: IconLayoutKanban,
      sort: 30,
      to: '/admin/boards',
      permission: 'kanban.can_view',
      plan: 'enterprise',
    },
    {
      id: 'schedule',
      label: text.schedule,
      icon: IconCalendarEvent,
      sort: 35,
      to: '/admin/schedule',
      permission: 'schedules.can_view',
      plan: 'enterprise',
    },
    {
      id: 'time',
      label: text.time,
      icon: IconClock,
      sort: 40,
      to: '/admin/time',
      permission: 'time_entries.can_view',
      plan: 'enterprise',
    },
    {
      id: 'time-entries',
      label: text.timeEntries,
      icon: IconListDetails,
      sort: 45,
      to: '/admin/time-entries',
      permission: 'time_entries.can_view',
      plan: 'enterprise',
    },
  ],
};
