import type { Page } from '@playwright/test';
import { beSignedIn, freshSlug, retype, save } from './admin.ts';
import { expect, test } from './journey.ts';

const WORDS = '[data-node="text000001"]';

async function openTemplate(page: Page, id: number) {
  await page.goto(`/admin/editorwrapper?component=${id}`);
  const canvas = page.frameLocator('iframe.at-frame');
  await expect(canvas.locator(WORDS)).toBeVisible();
  return canvas;
}

test('an author of a template keeps a copy after a conflict, and opens it', async ({
  page,
  browser,
}) => {
  await beSignedIn(page);
  const name = freshSlug('template');
  const node = { custom: {}, hidden: false, linkedNodes: {} };
  const made = await page.request.post('/api/v1/admin/page/savecomponenttemplate/', {
    data: {
      componentName: name,
      type: 'container',
      content: {
        rootNodeId: 'contain001',
        nodes: {
          contain001: {
            ...node,
            type: { resolvedName: 'Container' },
            isCanvas: true,
            props: {},
            displayName: 'Container',
            nodes: ['text000001'],
          },
          text000001: {
            ...node,
            type: { resolvedName: 'Text' },
            isCanvas: false,
            props: { text: 'First words' },
            displayName: 'Text',
            parent: 'contain001',
            nodes: [],
          },
        },
      },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = ((await made.json()) as { template: { id: number } }).template;
  const canvas = await openTemplate(page, id);

  const other = await (await browser.newContext()).newPage();
  await beSignedIn(other);
  await retype(other, (await openTemplate(other, id)).locator(WORDS), 'Their words');
  await save(other);
  await other.context().close();

  await retype(page, canvas.locator(WORDS), 'My words');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', {
    name: 'This template was changed while you edited it',
  });
  await dialog.getByRole('button', { name: 'Save mine as a copy' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(canvas.getByText('Their words')).toBeVisible();
  await expect(page.getByText(`saved as the template “${name} (my version)”`)).toBeVisible();
  await page.getByRole('button', { name: 'Open my version' }).click();
  await expect(page.locator('.at-bar-title')).toHaveText(`${name} (my version)`);
  await expect(canvas.getByText('My words')).toBeVisible();
});
