import { useSignals } from '@preact/signals-react/runtime';
import { useSearch } from 'wouter';
import { useListPage } from '../../../blocks/list/use-list-page.ts';
import { paths } from '../../../domain/paths.ts';
import { CLOSINGS } from '../../../stores/cache-keys.ts';
import { config } from '../../../stores/config.ts';
import { type CurrentUser, currentUser } from '../../../stores/current-user.ts';
import { today } from '../../../stores/today.ts';
import { PageHead } from '../../../ui/page-head.tsx';
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
  return user && <StatementOf user={user} view={view} />;
}

interface StatementProps {
  user: CurrentUser;
  view: StatementView;
}

function StatementOf({ user, view }: StatementProps) {
  useSignals();
  const content = statementContent(view);
  const title = view.month ? monthTitle(view.month, today.value, config.value.locale) : rangeTitle(view);
  return (
    <>
      <PageHead
        title="Cierres"
        actions={
          <StatementDownloads
            onDownload={content && ((format) => void exportStatement(content, format, title))}
          />
        }
      >
        <ClosingsViews person={user} current={paths.closing.statement} />
      </PageHead>
      <StatementPeriod user={user} view={view} title={title} />
      {content && <ReadStatement view={view} content={content} title={title} />}
    </>
  );
}

interface ReadStatementProps {
  view: StatementView;
  content: NonNullable<ReturnType<typeof statementContent>>;
  title: string;
}

function ReadStatement({ view, content, title }: ReadStatementProps) {
  useSignals();
  // The current month has one more day tomorrow, so the key contains the day.
  const key = `${CLOSINGS}/statement/${today.value}/${statementHref(view)}`;
  const { page: statement, stale, failure, refresh } = useListPage(key, getStatement(content));
  if (failure) return <StatementFailed failure={failure} onRetry={() => void refresh()} />;
  return statement ? (
    <StatementContent statement={statement} view={view} title={title} stale={stale} />
  ) : (
    <StatementLoading />
  );
}
