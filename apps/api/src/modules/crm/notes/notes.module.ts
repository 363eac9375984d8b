import { apiContract } from '@org/schema/contract';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { noteEntity } from './note.entity.ts';
import { noteImport } from './note-import.ts';
import { seedNotes } from './seed-notes.ts';

/** Notes. */
export const notesModule = defineModule({
  name: 'crm/notes',
  entities: [noteEntity],
  imports: [noteImport],
  seeds: () => [{ seedTenant: seedNotes }],
  routes: ({ send }) => entityRoutes(apiContract.notes, noteEntity, send),
});
