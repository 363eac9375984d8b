import { defineModule } from '../../../kernel/module/define-module.ts';
import { boardEntity } from './board.entity.ts';
import { boardRoutes } from './boards.routes.ts';

/** Boards and their columns. */
export const boardsModule = defineModule({
  name: 'work/boards',
  entities: [boardEntity],
  routes: ({ send }) => boardRoutes(send),
});
