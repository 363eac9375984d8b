import type { Me } from '@org/schema/entities';
import type { Decorator } from '@storybook/react-vite';
import { AdminSandbox } from '../src/testing/admin-sandbox.tsx';
import { type Answers, createAnswerClient } from '../src/testing/answer-client.ts';
import { testMe } from '../src/testing/test-me.ts';
import { STORY_LINKS } from './story-links.ts';

/** Screen of a story, in its parameter `admin`. */
export interface StoryScreen {
  readonly answers?: Answers;
  readonly path?: string;
  readonly route?: string;
  readonly me?: Partial<Me>;
}

const ENTERPRISE: Partial<Me> = { plan: { level: 'enterprise', modules: ['email_marketing'] } };

/** Renders a story as a screen of the admin, with answers of its own instead of a server, in the toolbar's color scheme. */
export const inAdmin: Decorator = (Story, { globals, parameters, id }) => {
  const { answers = {}, me, ...place } = (parameters.admin ?? {}) as StoryScreen;
  const scheme = globals.theme === 'dark' ? 'dark' : 'light';
  return (
    <div style={{ minHeight: '100vh', background: 'var(--at-app)', color: 'var(--at-text)' }}>
      <AdminSandbox
        key={`${id} ${scheme}`}
        me={testMe({ ...ENTERPRISE, ...me })}
        client={createAnswerClient(answers)}
        links={STORY_LINKS}
        scheme={scheme}
        testing={false}
        {...place}
      >
        <div style={{ padding: 24, maxWidth: 1200, marginInline: 'auto' }}>
          <Story />
        </div>
      </AdminSandbox>
    </div>
  );
};

/** Never answers, for stories of loading screens. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** Answers that there is no such record. */
export function missing(): never {
  throw Response.json(
    { success: false, error: 'This note does not exist', code: 'not_found' },
    { status: 404 },
  );
}

/** Answers with an error, for stories of failed screens. */
export function failed(): never {
  throw Response.json(
    {
      success: false,
      error: 'Something went wrong on our side',
      hint: 'Try again in a moment.',
      code: 'internal',
      requestId: 'req-7f3a',
    },
    { status: 500 },
  );
}
