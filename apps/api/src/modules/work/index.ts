/** Boards, projects, tasks, time and schedules. Other domains import only this file. */
export { projectEntity } from './projects/project.entity.ts';
export { taskEntity } from './tasks/task.entity.ts';
export {
  claimBilledTime,
  listUnbilledTime,
  markTimeInvoiced,
  releaseBilledTime,
  type UnbilledTime,
} from './time/billed-time.ts';
export { WORK_MODULES } from './work.modules.ts';
