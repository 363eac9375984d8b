/** Boards, projects, tasks, time and schedules. Other domains import this file alone. */
export { WORK_MODULES } from './work.modules.ts';
