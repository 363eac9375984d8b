import { defineModule } from '../../../kernel/module/define-module.ts';
import { cardRoutes } from './cards.routes.ts';

/** Tasks and projects as cards of boards. */
export const cardsModule = defineModule({ name: 'work/cards', routes: cardRoutes });
