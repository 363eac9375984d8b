import { AppLink, failureText } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { apiContract, type ImportTargetInfo } from '@org/schema/contract';
import { Button, ErrorState, FileButton, Icon, PageHeader, Progress, useFormats } from '@org/ui';
import { IconArrowLeft, IconFileImport, IconUpload } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type DragEvent, type ReactElement, useState } from 'react';
import { ImportColumns } from './import-columns.tsx';
import { getPlace } from './import-places.ts';
import { text } from './messages.ts';
import './imports.css';

/** Renders the first step of an import: choosing a file. */
export function ImportUpload({ target }: { readonly target: ImportTargetInfo }): ReactElement {
  const { entity, many, most, forms } = target;
  const formats = useFormats();
  const api = useApi();
  const router = useRouter();
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState('');
  const [isOver, setIsOver] = useState(false);

  async function send(file: File | null | undefined): Promise<void> {
    if (!file || percent !== undefined) return;
    setProblem('');
    setPercent(0);
    const form = new FormData();
    form.append('entity', entity);
    form.append('files[]', file, file.name);
    try {
      const { import: begun } = await api.call(apiContract.imports.upload, {
        form,
        body: { entity },
        onProgress: ({ loaded, total }) => setPercent((100 * loaded) / Math.max(1, total)),
      });
      await router.navigate({ href: `/admin/imports/${begun.id}`, replace: true });
    } catch (failure) {
      setProblem(failureText(failure));
      setPercent(undefined);
    }
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    void send(event.dataTransfer.files[0]);
  }

  return (
    <div className="ad-form-screen">
      <PageHeader
        title={text.importOf(many)}
        icon={IconFileImport}
        back={
          <AppLink href={getPlace(entity)} className="ad-back">
            <Icon of={IconArrowLeft} size={14} /> {text.backTo(many)}
          </AppLink>
        }
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file on; the button in it does the same */}
      <div
        className="ad-import-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <Icon of={IconUpload} size={28} />
        <h2 className="at-section-title">{text.uploadTitle}</h2>
        <p className="at-meta">{text.uploadText(formats, most)}</p>
        {forms.length > 0 && <p className="at-meta">{text.formsText(forms)}</p>}
        {percent === undefined ? (
          <>
            <FileButton accept=".csv,.tsv,.txt,.xlsx" onChange={(file) => void send(file)}>
              {(button) => (
                <Button variant="filled" {...button}>
                  {text.choose}
                </Button>
              )}
            </FileButton>
            <span className="at-meta">{text.drop}</span>
          </>
        ) : (
          <div className="ad-import-progress" role="status">
            <Progress value={percent} aria-label={text.reading} />
            <span className="at-meta">{text.reading}</span>
          </div>
        )}
      </div>
      {problem && <ErrorState title={problem} onRetry={() => setProblem('')} />}
      <ImportColumns target={target} />
    </div>
  );
}
