// The client

// Failures
export { ApiError, type ApiErrorCode, type ApiErrorInit, isApiError } from './api-error.ts';
export type {
  CallArguments,
  CallInput,
  CallProgress,
  CallResult,
  SentBody,
  SentQuery,
} from './call-input.ts';
export { type ApiClient, type ClientOptions, createClient } from './create-client.ts';
// Events
export {
  type EventStreamOptions,
  type OpenEventStream,
  openEventStream,
  type StreamState,
} from './event-stream.ts';
// Lists
export { type ListEnvelope, type Listed, type RowOf, rows } from './rows.ts';
// Public data of vehicles
export {
  createVehicleData,
  type VehicleData,
  type VehicleDataOptions,
  type VehicleKind,
  type VehicleMake,
  type VehicleModel,
} from './vehicle-data.ts';
