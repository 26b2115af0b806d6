import { useSignals } from '@preact/signals-react/runtime';
import { useSearch } from 'wouter';
import { useListPage } from '#blocks/list/use-list-page.ts';
import { pendingUntilResolved, useBranchFilter } from '#blocks/places/use-place-filter.ts';
import { paths } from '#domain/paths.ts';
import { CLOSINGS } from '#stores/cache-keys.ts';
import { config } from '#stores/config.ts';
import { type CurrentUser, currentUser } from '#stores/current-user.ts';
import { today } from '#stores/today.ts';
import { PageHead } from '#ui/page-head.tsx';
import { ClosingsViews } from '../closings-views.tsx';
import {
  parseStatementView,
  type StatementView,
  statementContent,
  statementHref,
} from './statement-address.ts';
import { StatementContent } from './statement-content.tsx';
import { StatementDownloads } from './statement-downloads.tsx';
import { exportStatement, getStatement } from './statement-operations.ts';
import { StatementPeriod } from './statement-period.tsx';
import { StatementFailed, StatementLoading } from './statement-states.tsx';
import { monthTitle, rangeTitle } from './statement-texts.ts';

export default function StatementScreen() {
  useSignals();
  const user = currentUser.value;
  const view = parseStatementView(useSearch(), today.value);
  return user && <StatementOf user={user} requested={view} />;
}

interface StatementProps {
  user: CurrentUser;
  requested: StatementView;
}

function StatementOf({ user, requested }: StatementProps) {
  useSignals();
  const branch = useBranchFilter(user, requested.branchId);
  const view = { ...requested, branchId: branch.branchId };
  const content = statementContent(view, today.value);
  const title = view.month ? monthTitle(view.month, today.value, config.value.locale) : rangeTitle(view);
  return (
    <>
      <PageHead
        title="Estado de cuenta"
        actions={
          <StatementDownloads
            onDownload={content && ((format) => void exportStatement(content, format, title))}
          />
        }
      >
        <ClosingsViews person={user} current={paths.closing.statement} />
      </PageHead>
      <StatementPeriod user={user} view={view} title={title} />
      {content && <ReadStatement view={view} content={content} title={title} branch={branch} />}
    </>
  );
}

interface ReadStatementProps {
  view: StatementView;
  content: NonNullable<ReturnType<typeof statementContent>>;
  title: string;
  branch: ReturnType<typeof useBranchFilter>;
}

function ReadStatement({ view, content, title, branch }: ReadStatementProps) {
  useSignals();
  // The current month has one more day tomorrow, so the key contains the day.
  const key = `${CLOSINGS}/statement/${today.value}/${statementHref(view)}`;
  const reading = pendingUntilResolved(useListPage(key, getStatement(content)), branch);
  const { page: statement, stale, failure, refresh } = reading;
  if (failure) return <StatementFailed failure={failure} onRetry={() => void refresh()} />;
  return statement ? (
    <StatementContent statement={statement} view={view} title={title} stale={stale} />
  ) : (
    <StatementLoading />
  );
}
