import { type ApiClient, isApiError, rows } from '@org/api-client';
import type {
  CampaignGateway,
  EditorCampaign,
  EditorGateway,
  EditorTemplate,
  SiteParts,
} from '@org/editor-core';
import { apiContract, type RouteResponse } from '@org/schema/contract';
import type {
  Campaign,
  ComponentTemplate,
  EmailNotification,
  Page,
  Settings,
} from '@org/schema/entities';

import { createComponentGateway } from './component-gateway.ts';

type SiteTemplates = Settings['site'];

/** Number of versions of a page per request. */
const REVISIONS_AT_ONCE = 30;

/** Converts a page with content to the editor's type. */
export function toEditorPage(
  page: Page,
): Page & { content: string | null; meta_description: string } {
  return { ...page, content: page.content ?? null, meta_description: page.meta_description ?? '' };
}

function toTemplate(template: ComponentTemplate): EditorTemplate {
  return {
    id: template.id,
    name: template.name,
    type: template.type,
    content: template.content ?? null,
    version: template.version,
  };
}

function toCampaign({ id, name, subject, preheader, content, version }: Campaign): EditorCampaign {
  return { kind: 'campaign', id, name, subject, preheader, content: content ?? null, version };
}

function toEmail(notification: EmailNotification): EditorCampaign {
  const { id, name, subject, content, version, event, audience } = notification;
  const about = { event, audience };
  return { kind: 'notification', id, name, subject, preheader: '', content, version, about };
}

/** Creates the endpoints of notifications. A copy is about the event of the notification that was opened, and inactive. */
function createNotificationGateway(api: ApiClient): CampaignGateway {
  const { emailNotifications } = apiContract;
  let opened: Pick<EmailNotification, 'event' | 'audience'> | undefined;
  return {
    load: async (id, signal) => {
      const { notification } = await api.call(emailNotifications.get, { params: { id }, signal });
      opened = notification;
      return toEmail(notification);
    },
    save: async ({ id, ...body }) =>
      toEmail((await api.call(emailNotifications.update, { params: { id }, body })).notification),
    copy: async ({ key: idempotencyKey, name, subject, content }) => {
      const { event, audience } = opened ?? { event: 'order.placed', audience: 'customer' };
      const body = { name, subject, content, event, audience, enabled: false };
      return toEmail(
        (await api.call(emailNotifications.create, { body, idempotencyKey })).notification,
      );
    },
  };
}

type PageAnswer = RouteResponse<typeof apiContract.pages.publicGet>;

/**
 * Returns the parts of the site around a page with their templates: the page's own, or the site's. Parts that the page hides are
 * absent from the response.
 */
export function getSiteParts(
  {
    page,
    header,
    pageTitle,
    footer,
  }: Pick<PageAnswer, 'header' | 'pageTitle' | 'footer'> & {
    page: Pick<Page, 'header_id' | 'footer_id'>;
  },
  site: SiteTemplates,
): SiteParts {
  const part = (content: string | null | undefined, templateId: number | null) =>
    content ? { content, templateId } : undefined;
  return {
    header: part(header, page.header_id ?? site.header_id),
    pageTitle: part(pageTitle, site.page_title_id),
    footer: part(footer, page.footer_id ?? site.footer_id),
  };
}

/**
 * Creates the editor's gateway over the API of this origin. Each call rejects with the API's error, which has a code and a
 * message.
 */
export function createGateway(api: ApiClient, siteTemplates: () => SiteTemplates): EditorGateway {
  const { campaigns, pages, templates } = apiContract;
  return {
    loadPage: async (slug, signal) => {
      const answer = await api.call(pages.publicGet, { query: { slug }, signal });
      const { page, components } = answer;
      return {
        ...toEditorPage(page),
        siteParts: getSiteParts(answer, siteTemplates()),
        components,
      };
    },
    loadTemplate: async (id, signal) =>
      toTemplate((await api.call(templates.get, { params: { id }, signal })).component),
    savePage: async (page) => {
      const body = { ...page, draft: true };
      return toEditorPage((await api.call(pages.updateContent, { body })).page);
    },
    copyPage: async ({ key, ...page }) => {
      const body = { ...page, status: 'draft' as const };
      return toEditorPage((await api.call(pages.create, { body, idempotencyKey: key })).page);
    },
    publishPage: async ({ id, version }) =>
      toEditorPage((await api.call(pages.publish, { params: { id }, query: { version } })).page),
    schedulePage: async ({ id, ...page }) => {
      const body = { ...page, status: 'published' as const };
      return toEditorPage((await api.call(pages.updateById, { params: { id }, body })).page);
    },
    unpublishPage: async ({ id, version }) => {
      const body = { version, status: 'draft' as const };
      return toEditorPage((await api.call(pages.updateById, { params: { id }, body })).page);
    },
    discardChanges: async ({ id, version }) =>
      toEditorPage(
        (await api.call(pages.discardChanges, { params: { id }, query: { version } })).page,
      ),
    loadLive: async (id, signal) => {
      const { page } = await api.call(pages.live, { params: { id }, signal });
      return toEditorPage(page);
    },
    listRevisions: async (id, currentPage, signal) => {
      const answer = await api.call(pages.revisions, {
        params: { id },
        query: { currentPage, itemsPerPage: REVISIONS_AT_ONCE },
        signal,
      });
      return { rows: rows(answer).rows, total: answer.results.total };
    },
    loadRevision: async (id, rev) => {
      const { revision } = await api.call(pages.revision, { params: { id, rev } });
      return { content: revision.content ?? null };
    },
    restoreRevision: async ({ pageId: id, id: rev, version }) =>
      toEditorPage(
        (
          await api.call(pages.restoreRevision, {
            params: { id, rev },
            query: { version, draft: true },
          })
        ).page,
      ),
    cancelSchedule: async ({ id, version }) =>
      toEditorPage(
        (await api.call(pages.cancelSchedule, { params: { id }, query: { version } })).page,
      ),
    makePreviewLink: (id) => api.call(pages.previewLink, { params: { id } }),
    saveTemplate: async ({ id, ...body }) =>
      toTemplate((await api.call(templates.update, { params: { id }, body })).template),
    renameTemplate: async ({ id, ...body }) =>
      toTemplate((await api.call(templates.update, { params: { id }, body })).template),
    copyTemplate: async ({ name: componentName, type, content, key: idempotencyKey }) => {
      // A saved container is a fragment and remains one; any other template is text.
      const answer =
        typeof content === 'string'
          ? api.call(templates.create, { body: { componentName, type, content }, idempotencyKey })
          : api.call(templates.saveContainer, {
              body: { componentName, type: 'container', content },
              idempotencyKey,
            });
      return toTemplate((await answer).template);
    },
    removeTemplate: async ({ id, force }) => {
      try {
        await api.call(templates.remove, { params: { id }, query: force ? { force } : {} });
      } catch (error) {
        if (!isApiError(error, 'in_use')) throw error;
        throw { code: error.code, message: error.message, usage: error.body.usage };
      }
    },
    createTemplate: async (body) =>
      toTemplate((await api.call(templates.saveContainer, { body })).template),
    components: createComponentGateway(api),
    campaigns: {
      load: async (id, signal) =>
        toCampaign((await api.call(campaigns.get, { params: { id }, signal })).campaign),
      save: async ({ id, ...body }) =>
        toCampaign((await api.call(campaigns.update, { params: { id }, body })).campaign),
      copy: async ({ key, ...body }) =>
        toCampaign((await api.call(campaigns.create, { body, idempotencyKey: key })).campaign),
    },
    notifications: createNotificationGateway(api),
    listTemplates: async (target) =>
      (await api.call(templates.list, { query: { target } })).templates.map(toTemplate),
    listContainers: async (target) =>
      (await api.call(templates.containers, { query: { target } })).templates.map(toTemplate),
  };
}
