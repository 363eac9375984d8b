import { defineModule } from '../../../kernel/module/define-module.ts';
import { seedTime } from './seed-time.ts';
import { seedWork } from './seed-work.ts';

/** Work of the demo: boards, projects and tasks, then the time that was spent on them. */
export const demoModule = defineModule({
  name: 'work/demo',
  seeds: () => [{ seedTenant: seedWork }, { seedTenant: seedTime }],
});
