import { showComments } from '../state/show-comments.ts';
import type { CommandHost } from './command-host.ts';
import type { Command } from './commands.ts';

/** Creates the commands of comments, where the app stores them. */
export function commentCommands({ session }: CommandHost): Command[] {
  const { state } = session;
  const hasComments = (): boolean => state.get().commentFeed !== null;
  return [
    {
      id: 'comment',
      group: 'page',
      label: 'Comment',
      // A Mac types µ for Alt and M.
      keys: ['mod+alt+m', 'mod+alt+µ'],
      enabled: hasComments,
      run: () => showComments(state, { isWriting: true }),
    },
    {
      id: 'comments',
      group: 'page',
      label: 'Show or hide comments',
      keys: [],
      enabled: hasComments,
      run: () => {
        if (state.get().commentsOpen) state.set({ commentsOpen: false });
        else showComments(state);
      },
    },
  ];
}
