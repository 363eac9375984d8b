import type { ReadingContext } from '@org/schema';
import type { EntityContract } from '@org/schema/contract';
import type { AnyEntityDefinition, EntityRow } from '../entities/entity-definition.ts';
import type { TenantWrite } from '../events/record-change.ts';
import type { Cells, ImportField } from './import-field.ts';
import type { ImportRow } from './import-target.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A field by which an entity's rows are known again. */
interface MatchField {
  readonly name: string;
  /** Column with the value in the form in which it is compared. */
  readonly column: string;
  /** Returns the value that is compared. @default the cell in lower case */
  readonly getKey?: (body: Readonly<Record<string, unknown>>) => string;
}

/** Fields and matching of an entity that can be imported. */
export interface EntityImport {
  readonly contract: Pick<EntityContract, 'list' | 'create' | 'update' | 'remove'>;
  readonly kind: AnyEntityDefinition;
  /** Fields of its bodies; tags and the tenant's own fields come by themselves. */
  readonly fields: readonly ImportField[];
  readonly matchOn: readonly MatchField[];
  toBody(cells: Cells, reading: ReadingContext): Record<string, unknown>;
  /** @see ImportTarget.findProblems */
  findProblems?(cells: Cells, reading: ReadingContext): Readonly<Record<string, string>>;
  /** Returns values of a new record that no cell has. */
  defaults?(): Readonly<Record<string, unknown>>;
  /**
   * Gives what finds fields of bodies that only the database knows by their names. It may remember, for as long as rows are
   * taken or refused together.
   * @throws `validation_failed`
   */
  lookUp?(write: TenantWrite): (cells: Cells) => Promise<Fields>;
  /**
   * Gives what makes bodies changes of what is there, where they bring a part of what that has, such as one of several
   * addresses. Takes ids of all that are to be changed.
   * @returns row of one, what the file says → fields
   */
  onto?(
    write: TenantWrite,
    ids: readonly number[],
  ): Promise<(current: EntityRow, row: Pick<ImportRow, 'body' | 'cells'>) => Fields>;
  /** True where what one is stored as depends on those before it, such as a free address. */
  readonly oneByOne?: boolean;
}
