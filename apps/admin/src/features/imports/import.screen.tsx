import { useApi } from '@org/api-client/react';
import { apiContract, type Import } from '@org/schema';
import {
  Alert,
  Button,
  confirm,
  Icon,
  PageHeader,
  Progress,
  StatusDot,
  toast,
  useFormats,
} from '@org/ui';
import { IconArrowLeft, IconDownload, IconFileImport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { importHref } from '../../app/list/use-import-entry.ts';
import { failureText } from '../../app/media/failure-text.ts';
import { useCan } from '../../app/session/use-me.ts';
import { ImportContent } from './import-content.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportPictures } from './import-pictures.tsx';
import { placeOf } from './import-places.ts';
import { importKey, isMoving } from './imports.queries.ts';
import { STATUS, text } from './messages.ts';
import { openQuestion } from './open-question.ts';
import './imports.css';

type Step = 'validate' | 'start' | 'cancel' | 'undo' | 'fetch';

/** Rows with a problem: the first ones, and how many there are beside them. */
function Problems({ problems, failed }: Pick<Import, 'problems' | 'failed'>) {
  const formats = useFormats();
  if (problems.length === 0) return null;
  const left = failed - problems.length;
  return (
    <section className="ad-import-problems" aria-label={text.problems}>
      <h2 className="at-section-title">{text.problems}</h2>
      <ul>
        {problems.map(({ row, error }) => (
          <li key={row}>
            <strong>{text.row(formats, row)}</strong> {error}
          </li>
        ))}
      </ul>
      {left > 0 && <p className="at-meta">{text.moreProblems(formats, left)}</p>}
    </section>
  );
}

function Moving({ record }: { record: Import }) {
  const { status, processed, total } = record;
  const formats = useFormats();
  return (
    <section className="ad-import-moving" role="status" aria-label={STATUS[status].label}>
      <Progress
        value={status === 'running' ? (100 * processed) / Math.max(1, total) : 100}
        animated={status !== 'running'}
        aria-label={STATUS[status].label}
      />
      <p className="at-meta">
        {status === 'running' ? text.progress(formats, record) : STATUS[status].label} ·{' '}
        {text.keepsGoing}
      </p>
    </section>
  );
}

/** One import: its columns, what a check has found, how far it is, what became of it. */
export function ImportScreen({ record }: { readonly record: Import }): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const formats = useFormats();
  const mayWrite = useCan('imports.can_create');
  const [busy, setBusy] = useState<Step>();
  const { id, status } = record;
  const isOpen = status === 'mapping' || status === 'ready';
  const isOver = status === 'done' || status === 'failed' || status === 'cancelled';

  async function step(name: Step): Promise<void> {
    if (name === 'undo') {
      const answer = await confirm({
        title: text.undoTitle,
        text: text.undoText,
        confirmLabel: text.undo,
        danger: true,
      });
      if (answer !== 'confirm') return;
    }
    setBusy(name);
    try {
      const { import: now } = await api.call(apiContract.imports[name], { params: { id } });
      queries.setQueryData(importKey(id), { success: true, import: now, results: now });
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(undefined);
    }
  }

  const question = isOpen ? openQuestion(record) : undefined;
  const button = (name: Step, label: string, look: object = {}) => (
    <Button
      loading={busy === name}
      disabled={(busy !== undefined && busy !== name) || question !== undefined}
      onClick={() => void step(name)}
      {...look}
    >
      {label}
    </Button>
  );

  return (
    <div className="ad-form-screen">
      <PageHeader
        title={record.filename}
        icon={IconFileImport}
        back={
          <AppLink href="/admin/imports" className="ad-back">
            <Icon of={IconArrowLeft} size={14} /> {text.allImports}
          </AppLink>
        }
        meta={<StatusDot {...STATUS[status]} />}
        buttons={
          mayWrite && (
            <>
              {isOver && record.created + record.updated > 0 && button('undo', text.undo)}
              {(status === 'running' || status === 'validating') && button('cancel', text.cancel)}
            </>
          )
        }
      />
      <div className="ad-form">
        {record.error && <Alert color="red">{record.error}</Alert>}
        {isMoving(record) && <Moving record={record} />}
        {(status === 'running' || isOver || status === 'undone') && (
          <>
            <ImportCounts title={text.happened} counts={record} />
            <Problems {...record} />
          </>
        )}
        {status === 'ready' && record.check && (
          <>
            <ImportCounts title={text.checked} counts={record.check} />
            <Problems {...record.check} />
          </>
        )}
        {(status === 'running' || isOver) && (
          <ImportPictures
            record={record}
            busy={busy === 'fetch'}
            onRetry={mayWrite ? () => void step('fetch') : undefined}
          />
        )}
        {isOver && (
          <div className="ad-import-buttons">
            <Button component={AppLink} href={placeOf(record.entity)} variant="filled">
              {text.toList(record.many)}
            </Button>
            {record.errorFileUrl && (
              <Button
                component="a"
                href={record.errorFileUrl}
                download
                leftSection={<Icon of={IconDownload} />}
              >
                {text.errorFile}
              </Button>
            )}
            <Button component={AppLink} href={importHref(record.entity)}>
              {text.again}
            </Button>
          </div>
        )}
        {isOpen && <ImportContent record={record} />}
        {isOpen && <ImportMapping record={record} readOnly={!mayWrite} />}
        {mayWrite && question && (
          <Alert color="yellow" role="status">
            {question}
          </Alert>
        )}
        {isOpen && mayWrite && (
          <div className="ad-import-buttons">
            {button('validate', text.check)}
            {button('start', text.start(formats, record), { variant: 'filled' })}
          </div>
        )}
      </div>
    </div>
  );
}
