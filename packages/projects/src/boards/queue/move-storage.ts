import { boardCardSchema, CARD_ENTITIES } from '@org/schema/entities';
import { mixed, number, object, string } from 'yup';
import type { CardMove } from '../model/board-state.ts';

/** Stores the moves of a user until the server has confirmed them, in their order. */
export interface MoveStorage {
  read(): readonly CardMove[];
  add(move: CardMove): void;
  remove(id: string): void;
  /** Adds a listener of changes in other windows and returns the function that removes it. */
  onChange(listener: () => void): () => void;
}

const PREFIX = 'atrium-moves:';

const refSchema = object({
  entity: mixed().oneOf(CARD_ENTITIES).required(),
  id: number().integer().required(),
});

const moveSchema = object({
  id: string().required(),
  boardId: number().integer().required(),
  card: boardCardSchema.required(),
  columnId: number().integer().required(),
  before: refSchema.nullable().default(null).defined(),
  after: refSchema.nullable().default(null).defined(),
});

function readMove(text: string | null): CardMove | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    // The schema has just checked the shape; it names keys of cards less exactly than the type.
    return moveSchema.isValidSync(stored, { strict: true }) ? (stored as CardMove) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Creates the storage of a user's moves in `localStorage`, one entry per move, so that windows do not overwrite each other.
 * Without storage the moves are only in memory.
 * @param name - tenant and user
 */
export function createMoveStorage(name: string): MoveStorage {
  const prefix = `${PREFIX}${name}:`;
  const memory = new Map<string, CardMove>();
  let last = 0;

  function listKeys(): string[] {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  }

  function drop(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Without storage the move is only in memory.
    }
  }

  return {
    read() {
      const entries = new Map(memory);
      for (const key of listKeys()) {
        const move = readMove(localStorage.getItem(key));
        if (move) entries.set(key, move);
        else drop(key);
      }
      return [...entries].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, move]) => move);
    },
    add(move) {
      last = Math.max(last + 1, Date.now());
      const key = `${prefix}${String(last).padStart(15, '0')}:${move.id}`;
      try {
        localStorage.setItem(key, JSON.stringify(move));
      } catch {
        memory.set(key, move);
      }
    },
    remove(id) {
      for (const key of [...listKeys(), ...memory.keys()]) {
        if (!key.endsWith(`:${id}`)) continue;
        drop(key);
        memory.delete(key);
      }
    },
    onChange(listener) {
      const hear = ({ key }: StorageEvent): void => {
        if (key === null || key.startsWith(prefix)) listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
