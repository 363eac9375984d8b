import { insertAfter, insertBefore } from './insert-text.ts';

/** Domains of the server, which a new module belongs to one of. */
export const DOMAINS = ['content', 'platform', 'crm', 'work', 'marketing', 'commerce'] as const;
export type Domain = (typeof DOMAINS)[number];

/**
 * Returns a domain by its name.
 * @throws one sentence for an unknown one
 */
export function getDomain(name: string): Domain {
  const domain = DOMAINS.find((one) => one === name);
  if (!domain) throw new Error(`"${name}" is no domain of the server: use ${DOMAINS.join(', ')}.`);
  return domain;
}

/** A change of an existing file. */
interface Edit {
  /** Path from the root. */
  readonly file: string;
  readonly apply: (text: string) => string;
}

/**
 * Returns the registration of a new migration in its domain.
 * @param plural - plural in kebab-case
 * @param constant - name of its constant
 * @returns edit
 */
export function migrationEdit(
  domain: Domain,
  step: string,
  plural: string,
  constant: string,
): Edit {
  return {
    file: `apps/api/src/modules/${domain}/${domain}.migrations.ts`,
    apply: (text) =>
      insertAfter(
        insertBefore(
          text,
          '\n/** Migrations of the domain',
          `import { ${constant} } from './migrations/${step}-${plural}.ts';\n`,
        ),
        'readonly Migration[] = [',
        `${constant}, `,
      ),
  };
}

/**
 * Returns the name of a new table's rows.
 * @param type - singular in PascalCase
 * @returns edit
 */
export function recordEdit(type: string, table: string): Edit {
  return {
    file: 'apps/api/src/kernel/database/records.ts',
    apply: (text) =>
      insertBefore(
        text,
        '\nexport type NewPageRecord',
        `export type ${type}Record = Selectable<TenantTables['${table}']>;\n`,
      ),
  };
}

/**
 * Returns the registration of a new module in its domain.
 * @param plural - plural in kebab-case
 * @param constant - name of its constant
 * @returns file, edit
 */
export function moduleEdit(domain: Domain, plural: string, constant: string): Edit {
  return {
    file: `apps/api/src/modules/${domain}/${domain}.modules.ts`,
    apply: (text) =>
      insertAfter(
        insertBefore(
          text,
          '\n/** All modules of the domain. */',
          `import { ${constant} } from './${plural}/${plural}.module.ts';\n`,
        ),
        'readonly Module[] = [',
        `${constant}, `,
      ),
  };
}
