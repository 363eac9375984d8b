import {
  ActionDialog,
  type ActionProblems,
  failureWords,
  logFailure,
  useCan,
} from '@org/admin-kit';
import { isApiError, rows } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { MAX_ADDED } from '@org/schema/entities';
import {
  Button,
  Checkbox,
  FileButton,
  Icon,
  NativeSelect,
  Progress,
  Text,
  Textarea,
  TextInput,
  toast,
  useFormats,
} from '@org/ui';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { decodeText } from './decode-text.ts';
import { text } from './messages.ts';
import { type ParsedPeople, type Person, parsePeople } from './parse-people.ts';

const { subscribers, emailLists } = apiContract;

/** All lists: the maximum of a response exceeds the number of lists per tenant. */
const ALL = { query: { itemsPerPage: 200 } };
/** Largest file that is read, bytes. */
const MAX_FILE = 20 * 1024 * 1024;
/** Number of lines that are named. */
const NAMED_LINES = 10;

/** Returns the first of some names, with a mark where there are more. */
const shortList = (names: readonly (string | number)[]): string =>
  names.slice(0, NAMED_LINES).join(', ') + (names.length > NAMED_LINES ? ' …' : '');

/** Numbers of people so far, by what became of them. */
interface Outcome {
  readonly added: number;
  readonly already: number;
  readonly kept: number;
  readonly blocked: number;
  readonly repeated: number;
  readonly invalid: readonly string[];
}
const NOTHING: Outcome = { added: 0, already: 0, kept: 0, blocked: 0, repeated: 0, invalid: [] };

/** Returns what became of the lines; the numbers of its parts add up to the number of lines. */
function describeOutcome(
  { added, already, kept, blocked, repeated, invalid }: Outcome,
  parsed: ParsedPeople,
  number: (value: number) => string,
): string {
  const { people, badLines } = parsed;
  const lines = people.length + badLines.length + parsed.repeated;
  const again = repeated + parsed.repeated;
  const wrong = [...invalid, ...badLines.map((line) => text.line(number(line)))];
  const parts = [
    text.added(number(added), added),
    already > 0 && text.already(number(already), already),
    kept > blocked && text.kept(number(kept - blocked)),
    blocked > 0 && text.blocked(number(blocked)),
    again > 0 && text.again(number(again)),
    wrong.length > 0 && text.invalid(number(wrong.length), shortList(wrong)),
  ].filter((part) => part !== false);
  return parts.length === 1
    ? `${parts[0]}.`
    : `${text.lines(number(lines), lines)} ${parts.join(', ')}.`;
}

/** Renders the dialog that adds people to a list, from typed or pasted lines or a file. */
function AddPeopleDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { number } = useFormats();
  const { data } = useQuery(callQuery(api, emailLists.list, ALL));
  const lists = data ? rows(data).rows : [];
  const [typed, setTyped] = useState('');
  const [listId, setListId] = useState('');
  const [hasConsent, setHasConsent] = useState(false);
  const [consentNote, setConsentNote] = useState('');
  const [fileProblem, setFileProblem] = useState('');
  const [done, setDone] = useState(0);
  const parsed = useMemo(() => parsePeople(typed), [typed]);
  // Parts that were added stay added, so that another try continues after them.
  const progress = useRef({ outcome: NOTHING, sent: 0, key: crypto.randomUUID() });
  const usual = lists.find(({ is_default }) => is_default);
  const chosen = listId || String(usual?.id ?? '');

  async function readFile(file: File | null): Promise<void> {
    if (!file) return;
    if (file.size > MAX_FILE) return setFileProblem(text.fileTooLarge);
    const content = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (content.trim() === '') return setFileProblem(text.fileEmpty);
    setFileProblem('');
    change(content);
  }
  function change(value: string): void {
    progress.current = { outcome: NOTHING, sent: 0, key: crypto.randomUUID() };
    setDone(0);
    setTyped(value);
  }

  async function sendPart(people: readonly Person[]): Promise<void> {
    const { outcome, sent, key } = progress.current;
    const part = await api.call(subscribers.add, {
      body: {
        people: [...people],
        consent: true,
        consentNote,
        ...(chosen && { listId: Number(chosen) }),
      },
      idempotencyKey: key,
    });
    progress.current = {
      outcome: {
        added: outcome.added + part.added,
        already: outcome.already + part.already,
        kept: outcome.kept + part.kept,
        blocked: outcome.blocked + part.blocked,
        repeated: outcome.repeated + part.repeated,
        invalid: [...outcome.invalid, ...part.invalid],
      },
      sent: sent + people.length,
      key: crypto.randomUUID(),
    };
    setDone(progress.current.sent);
  }

  async function send(): Promise<ActionProblems> {
    const { people } = parsed;
    if (people.length === 0) return { people: text.noPeople };
    if (!hasConsent) return { consent: text.consentMissing };
    try {
      while (progress.current.sent < people.length) {
        const from = progress.current.sent;
        await sendPart(people.slice(from, from + MAX_ADDED));
      }
    } catch (error) {
      if (!isApiError(error)) throw error;
      logFailure(text.addPeople, error);
      // Without a response the same key is used again, so that nobody is counted twice.
      if (error.status > 0) progress.current.key = crypto.randomUUID();
      const { listId: ofList } = error.formErrors;
      return ofList ? { listId: ofList } : { '': failureWords(error) };
    } finally {
      await Promise.all(
        [subscribers.list, emailLists.list].map((route) =>
          queries.invalidateQueries({ queryKey: callKey(route) }),
        ),
      );
    }
    toast.success(describeOutcome(progress.current.outcome, parsed, number));
    return undefined;
  }

  const { people, badLines, repeated, badZones } = parsed;
  const found = [
    text.found(number(people.length), people.length),
    badLines.length > 0 && text.badLines(shortList(badLines)),
    repeated > 0 && text.repeated(number(repeated)),
    badZones.length > 0 && text.badZones(shortList(badZones)),
  ].filter(Boolean);
  return (
    <ActionDialog
      title={text.addPeople}
      confirmLabel={text.add}
      closeLabel={text.cancel}
      width={560}
      send={send}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <Textarea
            label={text.people}
            description={text.peopleHelp}
            placeholder={text.peoplePlaceholder}
            data-autofocus
            autosize
            minRows={5}
            maxRows={12}
            value={typed}
            error={problems.people || fileProblem}
            onChange={({ currentTarget: { value } }) => change(value)}
          />
          <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={readFile}>
            {(props) => (
              <Button {...props} variant="default" size="xs" style={{ justifySelf: 'start' }}>
                {text.chooseFile}
              </Button>
            )}
          </FileButton>
          {typed.trim() !== '' && (
            <Text role="status" size="sm">
              {found.join(' ')}
            </Text>
          )}
          {lists.length > 0 && (
            <NativeSelect
              label={text.list}
              data={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={chosen}
              error={problems.listId}
              onChange={({ currentTarget: { value } }) => setListId(value)}
            />
          )}
          <Checkbox
            size="sm"
            label={text.consent}
            description={text.consentHelp}
            checked={hasConsent}
            error={hasConsent ? undefined : problems.consent}
            onChange={({ currentTarget: { checked } }) => setHasConsent(checked)}
          />
          <TextInput
            label={text.consentNote}
            description={text.consentNoteHelp}
            maxLength={500}
            value={consentNote}
            onChange={({ currentTarget: { value } }) => setConsentNote(value)}
          />
          {done > 0 && done < people.length && (
            <Progress value={(done / people.length) * 100} aria-label={text.progress} />
          )}
        </>
      )}
    </ActionDialog>
  );
}

/** Renders the button that adds people to a list. */
export function AddPeople(): ReactElement | null {
  const [isOpen, setIsOpen] = useState(false);
  if (!useCan('email_marketing.can_create')) return null;
  return (
    <>
      <Button variant="filled" leftSection={<Icon of={IconPlus} />} onClick={() => setIsOpen(true)}>
        {text.addPeople}
      </Button>
      {isOpen && <AddPeopleDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
