import { onLiveEvent, useMe } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Assignee } from '@org/schema/entities';
import { useEffect, useState } from 'react';

/** Interval in ms at which the server hears that the user still looks at a board. */
const INTERVAL = 20_000;

/** Tells the server that the user looks at a board, and returns the others who do. */
export function usePresence(boardId: number): readonly Assignee[] {
  const api = useApi();
  const { user } = useMe();
  const [people, setPeople] = useState<readonly Assignee[]>([]);

  useEffect(() => {
    let isHere = true;

    async function report(isPresent: boolean): Promise<void> {
      try {
        const answer = await api.call(apiContract.boards.presence, {
          params: { boardId },
          body: { isPresent },
        });
        if (isHere) setPeople(answer.people.filter(({ id }) => id !== user.id));
      } catch (error) {
        // The board itself says that the connection is away; the next report follows.
        if (!isApiError(error)) throw error;
      }
    }

    void report(true);
    const timer = setInterval(() => void report(true), INTERVAL);
    const leave = onLiveEvent(({ event, data }) => {
      if (event === 'board_presence' && data.boardId === boardId) void report(true);
    });
    return () => {
      isHere = false;
      clearInterval(timer);
      leave();
      void report(false);
    };
  }, [api, boardId, user.id]);

  return people;
}
