import { ACTIONS, MODULES, type Permission, type PermissionModule } from '@org/schema';
import { Checkbox } from '@org/ui';
import type { ReactElement } from 'react';
import { ACTION_LABELS, MODULE_LABELS, text } from './messages.ts';

/** Props of the matrix: available permissions, selected ones, and whether it is editable. */
export interface PermissionMatrixProps {
  readonly possible: ReadonlySet<Permission>;
  readonly chosen: ReadonlySet<Permission>;
  readonly readOnly: boolean;
  readonly onChange: (chosen: ReadonlySet<Permission>) => void;
}

const moduleName = (module: PermissionModule): string =>
  MODULE_LABELS[module] ?? module.charAt(0).toUpperCase() + module.slice(1);

/** Renders modules in rows and actions in columns; only permissions of the base role can be selected. */
export function PermissionMatrix(props: PermissionMatrixProps): ReactElement {
  const { possible, chosen, readOnly, onChange } = props;
  const actions = ACTIONS.filter((action) =>
    MODULES.some((module) => possible.has(`${module}.${action}`)),
  );
  const modules = MODULES.filter((module) =>
    actions.some((action) => possible.has(`${module}.${action}`)),
  );

  function set(permissions: readonly Permission[], on: boolean): void {
    const next = new Set(chosen);
    for (const permission of permissions) {
      if (on) next.add(permission);
      else next.delete(permission);
    }
    onChange(next);
  }

  return (
    <div className="ad-matrix">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="at-hidden">{text.matrix}</span>
            </th>
            <th scope="col">{text.all}</th>
            {actions.map((action) => (
              <th key={action} scope="col">
                {ACTION_LABELS[action] ?? action}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {modules.map((module) => {
            const own = actions
              .map((action): Permission => `${module}.${action}`)
              .filter((permission) => possible.has(permission));
            const ticked = own.filter((permission) => chosen.has(permission)).length;
            return (
              <tr key={module}>
                <th scope="row">{moduleName(module)}</th>
                <td>
                  <Checkbox
                    size="xs"
                    aria-label={`${moduleName(module)}: ${text.all}`}
                    checked={ticked === own.length}
                    indeterminate={ticked > 0 && ticked < own.length}
                    disabled={readOnly}
                    onChange={(event) => set(own, event.currentTarget.checked)}
                  />
                </td>
                {actions.map((action) => {
                  const permission: Permission = `${module}.${action}`;
                  return (
                    <td key={action}>
                      {possible.has(permission) && (
                        <Checkbox
                          size="xs"
                          aria-label={`${moduleName(module)}: ${ACTION_LABELS[action] ?? action}`}
                          checked={chosen.has(permission)}
                          disabled={readOnly}
                          onChange={(event) => set([permission], event.currentTarget.checked)}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
