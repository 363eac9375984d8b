import type { EmailReport } from '@org/schema/entities';
import { Progress, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import './email-report-view.css';

/** Lowest scores of a good and of a fair email. */
const GOOD = 90;
const FAIR = 70;

/** Maximum number of blocks that a finding leads to. */
const MAX_LINKS = 8;

/** Radius and circumference of the ring. */
const RADIUS = 26;
const AROUND = 2 * Math.PI * RADIUS;

type Verdict = keyof typeof text.verdicts;

const getVerdict = (score: number): Verdict =>
  score >= GOOD ? 'good' : score >= FAIR ? 'fair' : 'poor';

/** Renders the score as a ring with its verdict. */
function Score({ score }: { readonly score: number }): ReactElement {
  const { number } = useFormats();
  const verdict = getVerdict(score);
  return (
    <div className="ec-score" data-verdict={verdict}>
      <svg
        viewBox="0 0 64 64"
        width="64"
        height="64"
        role="img"
        aria-label={text.score(number(score))}
      >
        <circle cx="32" cy="32" r={RADIUS} className="ec-ring" />
        <circle
          cx="32"
          cy="32"
          r={RADIUS}
          className="ec-ring-part"
          strokeDasharray={`${(score / 100) * AROUND} ${AROUND}`}
          transform="rotate(-90 32 32)"
        />
        <text x="32" y="32" textAnchor="middle" dominantBaseline="central" className="ec-number">
          {number(score)}
        </text>
      </svg>
      <strong>{text.verdicts[verdict]}</strong>
    </div>
  );
}

/** Renders how much of the size that Gmail shows is used. */
function Size({ bytes, limit }: Pick<EmailReport, 'bytes' | 'limit'>): ReactElement {
  const { number } = useFormats();
  return (
    <div className="ec-size">
      <Progress
        value={Math.min(100, (bytes / limit) * 100)}
        {...(bytes > limit && { color: 'red' })}
        aria-label={text.sizeLabel}
      />
      <p className="at-meta">{text.size(number(Math.ceil(bytes / 1000)), number(limit / 1000))}</p>
    </div>
  );
}

/** Renders names after a label; nothing without names. */
function Named({
  label,
  names,
}: {
  readonly label: string;
  readonly names: readonly string[];
}): ReactElement | null {
  if (names.length === 0) return null;
  return (
    <dd className="at-meta">
      {label} {names.join(', ')}
    </dd>
  );
}

/** Renders the parts of an email that some email clients do not show. */
function Clients({
  compatibility,
  dataDate,
}: Pick<EmailReport, 'compatibility' | 'dataDate'>): ReactElement {
  const { day } = useFormats();
  if (compatibility.length === 0) return <p className="at-meta">{text.programsFine}</p>;
  return (
    <details className="ec-clients">
      <summary>
        {text.clients} ({compatibility.length})
      </summary>
      <dl>
        {compatibility.map(({ feature, clients }) => (
          <div key={feature}>
            <dt>{feature}</dt>
            {(['no', 'partly'] as const).map((shows) => (
              <Named
                key={shows}
                label={text.shows[shows]}
                names={clients.filter((one) => one.shows === shows).map(({ name }) => name)}
              />
            ))}
          </div>
        ))}
      </dl>
      <p className="at-meta">{text.source(day(dataDate))}</p>
    </details>
  );
}

/** Renders what leads to a block of the email, with its words. */
export type RenderBlockLink = (id: string, words: string) => ReactElement;

/** Renders links to the blocks that a finding is about; nothing for one about the email as a whole. */
export function BlockLinks({
  blocks,
  renderLink,
}: {
  readonly blocks: readonly string[];
  readonly renderLink: RenderBlockLink;
}): ReactElement | null {
  const { number } = useFormats();
  if (blocks.length === 0) return null;
  return (
    <span className="ec-blocks">
      {blocks.slice(0, MAX_LINKS).map((id, at) => (
        <span key={id}>
          {renderLink(id, blocks.length === 1 ? text.showBlock : text.showBlockOf(number(at + 1)))}
        </span>
      ))}
    </span>
  );
}

/** Renders a report on an email: score, size, findings, and what email clients do not show. */
export function EmailReportView({
  report,
  renderBlockLink,
}: {
  readonly report: EmailReport;
  readonly renderBlockLink: RenderBlockLink;
}): ReactElement {
  const { score, bytes, limit, findings, compatibility, dataDate } = report;
  return (
    <>
      <Score score={score} />
      <Size bytes={bytes} limit={limit} />
      {findings.length === 0 ? (
        <p className="at-meta">{text.fine}</p>
      ) : (
        <ul className="ec-findings" aria-label={text.findings}>
          {findings.map(({ key, level, message, examples, blocks = [] }) => (
            <li key={key} data-level={level === 'problem' ? 'error' : 'warning'}>
              <span className="ec-level">{text.levels[level]}</span> {message}
              {examples.length > 0 && (
                <span className="at-meta ec-examples">
                  {examples.map((example) => `“${example}”`).join(', ')}
                </span>
              )}
              <BlockLinks blocks={blocks} renderLink={renderBlockLink} />
            </li>
          ))}
        </ul>
      )}
      <Clients compatibility={compatibility} dataDate={dataDate} />
    </>
  );
}
