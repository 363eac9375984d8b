import { type ApiClient, isApiError, rows } from '@org/api-client';
import type { ComponentGateway, EditorComponent } from '@org/editor-core';
import { apiContract } from '@org/schema/contract';
import type { ComponentTemplate } from '@org/schema/entities';

/** Number of components per request. */
const AT_ONCE = 200;

function toComponent({ id, name, content, version }: ComponentTemplate): EditorComponent {
  return { id, name, content: typeof content === 'string' ? content : '', version };
}

/** Creates the editor's endpoints of components. */
export function createComponentGateway(api: ApiClient): ComponentGateway {
  const { components, templates } = apiContract;
  return {
    list: async () => {
      const query = { itemsPerPage: AT_ONCE, orderBy: 'name', orderDirection: 'ASC' } as const;
      const answer = await api.call(components.list, { query });
      return rows(answer).rows.map((row) => ({
        ...toComponent(row),
        usageCount: row.usage_count,
      }));
    },
    create: async ({ name: componentName, content }) => {
      const body = { componentName, type: 'component', content } as const;
      return toComponent((await api.call(templates.create, { body })).template);
    },
    save: async ({ id, content, version }) => {
      const body = { content, version };
      return toComponent((await api.call(templates.update, { params: { id }, body })).template);
    },
    listUsage: async (id) => {
      const { results } = await api.call(templates.usage, { params: { id } });
      return results.rows.map(({ title }) => ({ title }));
    },
    remove: async ({ id, detach }) => {
      try {
        await api.call(components.remove, { params: { id }, query: detach ? { detach } : {} });
      } catch (error) {
        if (!isApiError(error, 'in_use')) throw error;
        throw { code: error.code, message: error.message, usage: error.body.usage };
      }
    },
  };
}
