import { StaffGate } from '@org/admin-kit';
import { renderAs, testMe } from '@org/admin-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CompanyBlock } from './company-block.tsx';

const nobody = { tenant: null, tenants: [], siteUrl: null };
const block = () => document.querySelector<HTMLElement>('.ad-company');

describe('the company block', () => {
  it("PERM-001 is shown for the platform's owner, even without a tenant", async () => {
    await renderAs(testMe(nobody, '1'), <CompanyBlock wide />);
    expect(block()?.dataset.kind).toBe('company');
  });

  it('PERM-001 is hidden for others without a tenant and an agency', async () => {
    await renderAs(testMe(nobody, '3'), <CompanyBlock wide />);
    expect(block()).toBeNull();
  });

  it("PERM-005 shows the agency's name with Active for its users without a tenant", async () => {
    await renderAs(
      testMe({ ...nobody, agency: { id: 1, name: 'Northwind Studio', status: 1 } }, '2'),
      <CompanyBlock wide />,
    );
    expect([block()?.dataset.kind, block()?.textContent]).toEqual([
      'agency',
      'NSNorthwind StudioActive',
    ]);
  });

  it('PERM-005 shows no Active for an inactive agency', async () => {
    await renderAs(
      testMe({ ...nobody, agency: { id: 1, name: 'Northwind Studio', status: 0 } }, '2'),
      <CompanyBlock wide />,
    );
    expect(screen.queryByText('Active')).toBeNull();
  });

  it('offers other companies to users with several', async () => {
    const me = testMe();
    const other = { id: 2, guid: 'g-2', name: 'Spoke & Chain', slug: 'plain', favicon: '' };
    await renderAs({ ...me, tenants: [...me.tenants, other] }, <CompanyBlock wide />);
    await userEvent.click(screen.getByRole('button', { name: /Kiln & Clay.*Switch company/ }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Kiln & Clay',
      'Spoke & Chain',
    ]);
  });
});

describe('access to the admin', () => {
  it('PERM-008 keeps a signed-in visitor out of the shell', async () => {
    await renderAs(
      testMe({}, '9'),
      <StaffGate>
        <p>the shell</p>
      </StaffGate>,
    );
    expect(screen.queryByText('the shell')).toBeNull();
    expect(screen.getByRole('heading').textContent).toBe('This account has no access to the admin');
  });

  it('PERM-008 admits staff of every role', async () => {
    for (const role of ['1', '2', '3', '4', '5', '6', '7', '8'] as const) {
      const { unmount } = await renderAs(
        testMe({}, role),
        <StaffGate>
          <p>the shell</p>
        </StaffGate>,
      );
      expect(screen.getByText('the shell')).toBeTruthy();
      unmount();
    }
  });
});
