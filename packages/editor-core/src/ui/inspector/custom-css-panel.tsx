import { MESSAGES } from '@org/schema/copy';
import type { NodeId } from '@org/schema/entities';
import { Button } from '@org/ui';
import type { ReactElement } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';
import { CodeEditor } from './code-editor.tsx';
import { type CssOutcome, useCustomCss } from './use-custom-css.ts';

const HINT = 'color: teal;\n\nh2 {\n  letter-spacing: 0.02em;\n}';

function Outcome({ outcome, differs }: { outcome: CssOutcome; differs: boolean }): ReactElement {
  return (
    <div className="at-css-outcome" role="status" data-kind={outcome.kind}>
      {outcome.kind === 'saved' ? 'CSS saved' : null}
      {outcome.kind === 'waiting' ? 'Checking…' : null}
      {outcome.kind === 'refused' ? outcome.text : null}
      {outcome.kind === 'none' && differs ? 'Changed. Press Update to apply' : null}
    </div>
  );
}

/** Renders the custom CSS of a block. */
export function CustomCssPanel({ id }: { id: NodeId }): ReactElement {
  const { store } = useEditor();
  const { text, write, update, outcome, differs } = useCustomCss(store, id);
  return (
    <div className="at-css">
      <p className="at-css-warning">{MESSAGES.cssWarning}</p>
      <CodeEditor label="Custom CSS" hint={HINT} value={text} onChange={write} onSubmit={update} />
      <p className="at-setting-help">
        Declarations style this block, rules what is in it; “&amp;” stands for the block.
      </p>
      <div className="at-field-line">
        <Button
          size="compact-sm"
          variant="filled"
          loading={outcome.kind === 'waiting'}
          onClick={update}
        >
          Update
        </Button>
      </div>
      <Outcome outcome={outcome} differs={differs} />
    </div>
  );
}
