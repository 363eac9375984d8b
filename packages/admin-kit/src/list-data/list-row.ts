/** Fields that every row of a list has. */
export interface ListRow {
  readonly id: number;
  /** Version that a change is based on. */
  readonly version?: number;
}
