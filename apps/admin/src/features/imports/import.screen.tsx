import { AppLink, failureText, useCan } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { apiContract, type Import } from '@org/schema/contract';
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
import { importHref } from '../../shell/links/import-href.ts';
import { ImportCauses, ImportUnderstood } from './import-causes.tsx';
import { ImportContent } from './import-content.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ImportFix } from './import-fix.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportPictures } from './import-pictures.tsx';
import { getPlace } from './import-places.ts';
import { ImportUndo } from './import-undo.tsx';
import { importKey, isMoving } from './imports.queries.ts';
import { STATUS, text } from './messages.ts';
import { openQuestion } from './open-question.ts';
import { useImportChanges } from './use-import-changes.ts';
import './imports.css';

type Step = 'validate' | 'start' | 'cancel' | 'undo' | 'fetch';

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

/** Renders an import: mapping, dry run, progress and result. */
export function ImportScreen({ record: stored }: { readonly record: Import }): ReactElement {
  const { shown: record, change, settle } = useImportChanges(stored);
  const api = useApi();
  const queries = useQueryClient();
  const formats = useFormats();
  const canWrite = useCan('imports.can_create');
  const [busy, setBusy] = useState<Step>();
  const { id, status } = record;
  const isOpen = status === 'mapping' || status === 'ready';
  const isOver = ['done', 'partial', 'failed', 'cancelled'].includes(status);
  const { check } = record;
  const failing = status === 'ready' ? (check?.failed ?? 0) : 0;
  const passing = record.total - failing;

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
    if (name === 'start' && failing > 0) {
      const answer = await confirm({
        title: text.anywayTitle(formats, failing),
        text: text.anywayText(formats, failing),
        confirmLabel: text.anyway,
      });
      if (answer !== 'confirm') return;
    }
    setBusy(name);
    try {
      // It begins with what is on the screen.
      if (!(await settle())) return;
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
          canWrite && (
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
            {record.undo && <ImportUndo entity={record.entity} undo={record.undo} />}
            <ImportCounts title={text.happened} counts={record} />
            <ImportCauses causes={record.causes} />
            {isOver && canWrite && (
              <ImportFix record={record} problems={record.problems} failed={record.failed} />
            )}
          </>
        )}
        {status === 'ready' && check && (
          <>
            <ImportCounts title={text.checked} counts={check} />
            {failing > 0 && passing === 0 && (
              <Alert color="red" role="alert">
                {text.nothingPasses}
              </Alert>
            )}
            <ImportCauses causes={check.causes} />
            {canWrite && <ImportFix record={record} problems={check.problems} failed={failing} />}
            <ImportUnderstood understood={check.understood} />
          </>
        )}
        {(status === 'running' || isOver) && (
          <ImportPictures
            record={record}
            busy={busy === 'fetch'}
            onRetry={canWrite ? () => void step('fetch') : undefined}
          />
        )}
        {isOver && (
          <div className="ad-import-buttons">
            <Button component={AppLink} href={getPlace(record.entity)} variant="filled">
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
        {isOpen && <ImportMapping record={record} readOnly={!canWrite} onChange={change} />}
        {canWrite && question && (
          <Alert color="yellow" role="status">
            {question}
          </Alert>
        )}
        {isOpen && canWrite && (
          <div className="ad-import-buttons">
            {button(
              'validate',
              failing > 0 ? text.checkAgain : text.check,
              failing > 0 && passing === 0 ? { variant: 'filled' } : {},
            )}
            {failing === 0 && button('start', text.start(formats, record), { variant: 'filled' })}
            {/* After a failed dry run the valid rows can be imported, after a confirmation. */}
            {failing > 0 &&
              passing > 0 &&
              button('start', text.startAnyway(formats, passing, record))}
          </div>
        )}
      </div>
    </div>
  );
}
