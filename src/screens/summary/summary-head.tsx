import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { saveWorkbook } from '#blocks/excel/save-workbook.ts';
import { SaveWorkbookButton } from '#blocks/excel/save-workbook-button.tsx';
import { can } from '#domain/permissions.ts';
import { READS_STATEMENT } from '#domain/sees-branches-and-cashiers.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { onlyWide, row } from '#styles/layout.css.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { type SummaryView, summaryHref } from './summary-address.ts';
import { statementHref } from './summary-links.ts';
import type { Summary } from './summary-operations.ts';
import { summaryWorkbook } from './summary-workbook.ts';

interface SummaryHeadProps {
  user: CurrentUser;
  view: SummaryView;
  /** Undefined while it loads. */
  summary: Summary | undefined;
}

export function SummaryHead({ user, view, summary }: SummaryHeadProps) {
  const actions = <Actions user={user} summary={summary} />;
  if (user.type === 'branch_admin')
    return <PageHead title={user.branchName ?? 'Resumen'} actions={actions} />;
  if (!view.branchId) return <PageHead title="Resumen" actions={actions} />;
  const name = (summary?.branch?.id === view.branchId && summary.branch.name) || 'Sucursal';
  const parent = summaryHref({ ...view, branchId: '' });
  return (
    <PageHead
      title={name}
      breadcrumb={<Breadcrumb parents={[{ label: 'Resumen', href: parent }]} current={name} />}
      actions={actions}
    />
  );
}

/** Links to the statement of the same days, and downloads the table as a file. */
function Actions({ user, summary }: Pick<SummaryHeadProps, 'user' | 'summary'>) {
  const label = 'Estado de cuenta';
  const whose = `${label} de estos días`;
  const href = summary && can(user, READS_STATEMENT) ? statementHref(summary) : undefined;
  return (
    <>
      {href && (
        <span className={onlyWide}>
          <Link className={buttonClass('outline')} href={href} title={whose}>
            <span className={row[2]}>
              <Icon name="file" size="sm" />
              {label}
            </span>
          </Link>
        </span>
      )}
      <SaveWorkbookButton
        disabled={!summary || summary.places.length === 0}
        onSave={async () => summary && saveWorkbook('resumen', daysOf(summary), summaryWorkbook(summary))}
        {...(href && { beside: { label: whose, onSelect: () => navigate(href) } })}
      />
    </>
  );
}

const daysOf = ({ period }: Summary) => ({ from: period.startDay, to: period.endDay });
