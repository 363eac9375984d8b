import type { AnsweredRequest } from '@org/admin-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { makeProject, TEMPLATE } from '../../test/samples.ts';
import { workAnswers } from '../../test/work-answers.ts';
import { ProjectRoute } from './projects.route.tsx';
import { ProjectTemplatesRoute } from './templates.route.tsx';

const PATH = '/admin/projects/templates';

it('makes a project from a template with a title and a start', async () => {
  const page = await renderScreen(<ProjectTemplatesRoute />, {
    path: PATH,
    answers: {
      ...workAnswers(),
      'POST /api/v1/admin/projects/templates/2/projects/': () => ({
        success: true,
        project: makeProject(),
        message: 'Project created',
      }),
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'New project from “Kiln room”' }),
  );
  const dialog = await screen.findByRole('dialog');
  const title = within(dialog).getByRole('textbox', { name: /^Title/ });
  expect((title as HTMLInputElement).value).toBe('Kiln room');
  await userEvent.clear(title);
  await userEvent.type(title, 'Kiln room of Edie');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create Project' }));
  await waitFor(() => expect(page.address()).toBe('/admin/projects/1'));
  expect(page.sent()[0]?.body).toEqual({
    title: 'Kiln room of Edie',
    start_date: expect.stringMatching(/Z$/),
    customer_id: null,
  });
});

it('renames and deletes templates, and explains an empty list', async () => {
  let name = TEMPLATE.name;
  let isThere = true;
  await renderScreen(<ProjectTemplatesRoute />, {
    path: PATH,
    answers: {
      ...workAnswers(),
      'GET /api/v1/admin/projects/templates/': () => ({
        success: true,
        results: { rows: isThere ? [{ ...TEMPLATE, name }] : [], total: 1 },
      }),
      'PUT /api/v1/admin/projects/templates/2/': ({ body }: AnsweredRequest) => {
        name = (body as { name: string }).name;
        return { success: true, template: { ...TEMPLATE, name }, message: 'Template saved' };
      },
      'DELETE /api/v1/admin/projects/templates/2/': () => {
        isThere = false;
        return { success: true, message: 'Template deleted' };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Rename “Kiln room”' }));
  const field = await screen.findByRole('textbox', { name: /^Name of the template/ });
  await userEvent.type(field, ', large{Enter}');
  expect(await screen.findByText('Kiln room, large')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete “Kiln room, large”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete template' }));
  expect(await screen.findByText('No templates yet')).toBeTruthy();
});

it('saves a project as a template', async () => {
  const page = await renderScreen(<ProjectRoute />, {
    path: '/admin/projects/1',
    route: '/admin/projects/$id',
    answers: {
      ...workAnswers(),
      'POST /api/v1/admin/projects/1/template/': () => ({
        success: true,
        template: TEMPLATE,
        message: 'Template saved',
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save as template' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save as template' }));
  await waitFor(() => expect(page.sent()[0]?.body).toEqual({ name: 'Kiln room refit' }));
});
