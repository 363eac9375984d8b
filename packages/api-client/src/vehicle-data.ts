/** Types of vehicles that the service supports. */
export type VehicleKind = 'car' | 'truck' | 'motorcycle';

/** A vehicle manufacturer. */
export interface VehicleMake {
  readonly MakeId: number;
  readonly MakeName: string;
}

/** A model of a make. */
export interface VehicleModel {
  readonly Model_ID: number;
  readonly Model_Name: string;
}

/** Options of the service. */
export interface VehicleDataOptions {
  /** URL prefix of its endpoints, such as `https://vehicles.example/api/vehicles`. */
  readonly baseUrl: string;
  /** @default globalThis.fetch */
  readonly fetch?: typeof fetch;
}

/**
 * Client of a public service of vehicle data, which is not part of the API.
 * @throws each rejects when the response is not a list
 */
export interface VehicleData {
  /** Makes of a vehicle type. @default 'motorcycle' */
  makes(kind?: VehicleKind, signal?: AbortSignal): Promise<readonly VehicleMake[]>;
  models(makeId: number, signal?: AbortSignal): Promise<readonly VehicleModel[]>;
}

/** Returns the list of a response; the service capitalizes its name inconsistently. */
function getList(answer: unknown): readonly unknown[] | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const list: unknown = Reflect.get(answer, 'results') ?? Reflect.get(answer, 'Results');
  return Array.isArray(list) ? list : undefined;
}

/** Returns id and name of a row under the service's own names; undefined when they are missing. */
function named<Id extends string, Name extends string>(
  row: unknown,
  id: Id,
  name: Name,
): (Record<Id, number> & Record<Name, string>) | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const number: unknown = Reflect.get(row, id);
  const text: unknown = Reflect.get(row, name);
  if (typeof number !== 'number' || typeof text !== 'string') return undefined;
  // TypeScript cannot infer computed keys from type parameters.
  return { [id]: number, [name]: text } as Record<Id, number> & Record<Name, string>;
}

/** Creates a client of a public service of vehicle data. It sends no cookies and no referrer. */
export function createVehicleData(options: VehicleDataOptions): VehicleData {
  const base = options.baseUrl.replace(/\/$/, '');

  async function ask(path: string, signal: AbortSignal | undefined): Promise<readonly unknown[]> {
    const answer = await (options.fetch ?? globalThis.fetch)(`${base}/${path}?format=json`, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { accept: 'application/json' },
      ...(signal && { signal }),
    });
    const list = answer.ok ? getList(await answer.json()) : undefined;
    if (!list) throw new TypeError('The vehicle data service answers no list');
    return list;
  }

  return {
    makes: async (kind = 'motorcycle', signal) =>
      (await ask(`GetMakesForVehicleType/${kind}`, signal))
        .map((row) => named(row, 'MakeId', 'MakeName'))
        .filter((make) => make !== undefined),
    models: async (makeId, signal) =>
      (await ask(`GetModelsForMakeId/${makeId}`, signal))
        .map((row) => named(row, 'Model_ID', 'Model_Name'))
        .filter((model) => model !== undefined),
  };
}
