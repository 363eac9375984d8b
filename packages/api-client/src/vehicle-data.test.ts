import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../test/answer-server.ts';
import { createVehicleData, type VehicleData } from './vehicle-data.ts';

let server: AnswerServer;
let vehicles: VehicleData;
beforeEach(async () => {
  server = await startAnswerServer();
  vehicles = createVehicleData({ baseUrl: `${server.origin}/api/vehicles/` });
});
afterEach(() => server.close());

it('API-VEH-01 requests the makes of a vehicle type, motorcycles by default', async () => {
  const rows = [
    { MakeId: 474, MakeName: 'HONDA', VehicleTypeId: 1, VehicleTypeName: 'Motorcycle' },
    { MakeId: 'none', MakeName: 'LEFT OUT' },
  ];
  server.plan({ body: { Count: 2, Results: rows } }, { body: { results: rows } });
  expect(await vehicles.makes()).toEqual([{ MakeId: 474, MakeName: 'HONDA' }]);
  expect(await vehicles.makes('car')).toEqual([{ MakeId: 474, MakeName: 'HONDA' }]);
  expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/vehicles/GetMakesForVehicleType/motorcycle?format=json',
    'GET /api/vehicles/GetMakesForVehicleType/car?format=json',
  ]);
  expect(server.seen[0]?.headers).not.toHaveProperty('cookie');
});

it('API-VEH-02 requests the models of a make', async () => {
  const rows = [{ Make_ID: 474, Make_Name: 'HONDA', Model_ID: 1861, Model_Name: 'CB500F' }];
  server.plan({ body: { Results: rows } });
  expect(await vehicles.models(474)).toEqual([{ Model_ID: 1861, Model_Name: 'CB500F' }]);
  expect(server.seen[0]?.url).toBe('/api/vehicles/GetModelsForMakeId/474?format=json');
});

it('rejects when the service returns no list', async () => {
  server.plan({ status: 503, body: 'later' }, { body: { Message: 'none' } });
  await expect(vehicles.makes()).rejects.toThrow('answers no list');
  await expect(vehicles.models(1)).rejects.toThrow('answers no list');
});
