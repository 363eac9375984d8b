import { AppLink, CustomerPicker, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Statement, StatementAccount } from '@org/schema/entities';
import { Button, Icon, useFormats } from '@org/ui';
import { IconFileTypePdf, IconListDetails, IconSend } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { SumTiles } from '../../shell/figures/sum-tiles.tsx';
import { text } from './messages.ts';
import { PeriodControls, useReportPeriod } from './period-controls.tsx';
import { ReportFrame } from './report-frame.tsx';
import { SendStatementDialog } from './send-statement-dialog.tsx';
import { useReportAddress } from './use-report-address.ts';

const { billingReports } = apiContract;

function Lines({
  account,
  startDate,
  endDate,
}: {
  readonly account: StatementAccount;
  readonly startDate: string;
  readonly endDate: string;
}): ReactElement {
  const { money, day } = useFormats();
  const { currency, opening, closing, lines } = account;
  const edge = (label: string, at: string, balance: number) => (
    <tr>
      <th scope="row">{label}</th>
      <td data-text>{day(at)}</td>
      <td />
      <td />
      <td>{money(balance, currency)}</td>
    </tr>
  );
  return (
    <section className="ad-card" aria-labelledby="statement-lines">
      <div className="ad-card-head">
        <h2 id="statement-lines" className="at-section-title">
          {text.transactions}
        </h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it. */}
      <section className="rp-table" tabIndex={0} aria-label={text.asTable(text.transactions)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.transaction}</th>
              <th scope="col" data-text>
                {text.date}
              </th>
              <th scope="col" data-text>
                {text.reference}
              </th>
              <th scope="col">{text.amount}</th>
              <th scope="col">{text.balance}</th>
            </tr>
          </thead>
          <tbody>
            {edge(text.opening, startDate, opening)}
            {lines.map((line) => (
              <tr key={`${line.type} ${line.invoiceId} ${line.date} ${line.balance}`}>
                <th scope="row">
                  <AppLink href={`/admin/invoices/${line.invoiceId}`}>
                    {text.kinds[line.type](line.number)}
                  </AppLink>
                </th>
                <td data-text>{day(line.date)}</td>
                <td data-text>
                  {[text.methods[line.method], line.reference].filter(Boolean).join(', ') || '–'}
                </td>
                <td>{money(line.amount, currency)}</td>
                <td>{money(line.balance, currency)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>{edge(text.closing, endDate, closing)}</tfoot>
        </table>
      </section>
    </section>
  );
}

function Account({
  account,
  statement,
}: {
  readonly account: StatementAccount;
  readonly statement: Statement;
}): ReactElement {
  const { money } = useFormats();
  const { currency, opening, invoiced, credited, paid, refunded, closing } = account;
  return (
    <>
      <p className="rp-printed">{statement.customer_name}</p>
      <SumTiles
        sums={[
          { label: text.opening, value: money(opening, currency) },
          { label: text.invoiced, value: money(invoiced, currency) },
          { label: text.credited, value: money(credited, currency) },
          { label: text.paid, value: money(paid - refunded, currency) },
          { label: text.closing, value: money(closing, currency) },
        ]}
      />
      <Lines account={account} startDate={statement.startDate} endDate={statement.endDate} />
    </>
  );
}

/** Renders the statement of a customer, which is also a PDF, a file and an email. */
export function StatementRoute(): ReactElement {
  const api = useApi();
  const canSend = useCan('invoices.can_send');
  const [sending, setSending] = useState(false);
  const { address, change } = useReportAddress();
  const period = useReportPeriod();
  const id = address.customer_id === undefined ? undefined : Number(address.customer_id);
  const query = { ...period, customer_id: id ?? 0 };
  const found = useQuery({
    ...callQuery(api, billingReports.statement, { query }),
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
  });
  const search = new URLSearchParams({ ...period, customer_id: String(id) });
  const statement = id === undefined ? undefined : found.data?.results;
  const chooser = (
    <PeriodControls>
      <div className="rp-bar">
        <CustomerPicker
          label={text.customer}
          none={text.chooseCustomer}
          value={address.customer_id ?? ''}
          clearable={false}
          onChange={(chosen) => change({ customer_id: chosen })}
        />
      </div>
    </PeriodControls>
  );
  return (
    <>
      <ReportFrame
        title={text.statement}
        about={text.statementAbout}
        icon={IconListDetails}
        permission="invoices.can_view_all"
        canExport="invoices.can_export"
        file={id === undefined ? undefined : `${billingReports.statementFile.path}?${search}`}
        buttons={
          id !== undefined && (
            <>
              {canSend && (
                <Button leftSection={<Icon of={IconSend} />} onClick={() => setSending(true)}>
                  {text.send}
                </Button>
              )}
              <Button
                component="a"
                href={`${billingReports.statementPdf.path}?${search}`}
                target="_blank"
                rel="noopener"
                leftSection={<Icon of={IconFileTypePdf} />}
              >
                {text.pdf}
              </Button>
            </>
          )
        }
        report={id === undefined ? NOBODY : statement}
        query={found}
        getCurrencies={({ accounts }) => accounts.map(({ currency }) => currency)}
        none={id === undefined ? text.chooseCustomer : text.statementNone}
        noneText={id === undefined ? text.chooseCustomerText : text.noneText}
        controls={chooser}
      >
        {(report, currency) => {
          const account = report.accounts.find((one) => one.currency === currency);
          return account && <Account account={account} statement={report} />;
        }}
      </ReportFrame>
      {sending && id !== undefined && (
        <SendStatementDialog
          customerId={id}
          period={period}
          email={statement?.email ?? ''}
          onClose={() => setSending(false)}
        />
      )}
    </>
  );
}

/** Statement before a customer is chosen. */
const NOBODY: Statement = {
  customer_id: 0,
  customer_name: '',
  email: '',
  startDate: '',
  endDate: '',
  accounts: [],
};
