import { runDeposits } from '#sandbox/money/closings/run-deposits.ts';
import { makeDuePartitions } from '#sandbox/operation/housekeeping/month-partitions.ts';
import { createRandom } from '#sandbox/operation/seed/plan/random.ts';
import { forceFailure, forceReturn, simulatedBank } from '#sandbox/operation/world/simulated-bank.ts';
import type { WebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';
import { setClock } from '#sandbox/terms/time/clock.ts';
import { DEPOSIT_HOUR, depositMoment } from '#sandbox/terms/time/hours.ts';
import { deliverDueWebhooks } from '../../support/deliver-due.ts';
import { receive, refund, type TestSandbox } from '../../support/suite.ts';
import { createRequests, type Received, type RequestActs } from './accountant-requests.ts';
import { addDays } from './accountant-sums.ts';

const CASHIERS = ['us_caja1', 'us_caja2', 'us_caja3', 'us_zona101'] as const;
const CLOSED = [
  { businessBranchId: 'br_centro' },
  { businessBranchId: 'br_zona10' },
  { businessBranchId: 'br_centro', businessUserId: 'us_caja3' },
];
const DAYS = 365;

/** Counts of the year's events that make its books difficult. */
export interface YearActs {
  payments: number;
  refunds: number;
  /** Refunds after which something remained. */
  parts: number;
  closings: number;
  failed: number;
  retried: number;
  returned: number;
  /** Refunds that the owner's rules limit. */
  requests: RequestActs;
}

type Moment = (minute: number) => Date;
interface Act {
  at: Date;
  act: () => Promise<unknown>;
}

/**
 * Simulates the year 2027 of the sandbox in a time zone: payments at all hours, refunds up to months later, by limits and approvals
 * too, closings that fail and are retried or replaced, and deposits that the bank returns.
 * @param sender gets the webhooks of both branches
 */
export async function liveAYear(
  sandbox: TestSandbox,
  sender: WebhookSender,
  timeZone: string,
  seed: number,
): Promise<YearActs> {
  const { database, api } = sandbox;
  const random = createRandom(seed);
  let received: Received[] = [];
  const takeBack = (payment: Received, cents: number) => {
    acts.refunds++;
    payment.cents -= cents;
    if (payment.cents > 0) acts.parts++;
    else received = received.filter((one) => one !== payment);
  };
  const requests = createRequests(sandbox, random, takeBack);
  const acts: YearActs = {
    payments: 0,
    refunds: 0,
    parts: 0,
    closings: 0,
    failed: 0,
    retried: 0,
    returned: 0,
    requests: requests.acts,
  };
  let failed: { id: string; retryDay: number }[] = [];

  const close = async (content: Parameters<Awaited<ReturnType<typeof api>>['closings']['close']>[0]) => {
    const result = await (await api('tiendaluna')).closings.close(content);
    return result.ok ? result.data.closings : [];
  };
  const steps = {
    pay: async () => {
      const cents = random.chance(0.3) ? random.integer(1, 99) : random.integer(100, 500_000);
      const cashier = random.pick(CASHIERS);
      received.push({ id: await receive(database, cashier, cents / 100), cashier, cents });
      acts.payments++;
    },
    refund: async () => {
      const chosen = received.length > 0 && random.pick(received.slice(-120));
      if (!chosen) return;
      const part = random.chance(0.5) ? random.integer(1, chosen.cents) : chosen.cents;
      await refund(database, chosen.id, part === chosen.cents ? undefined : part / 100);
      takeBack(chosen, part);
    },
    refundOrAsk: (day: number) => async () => {
      const chosen = received.length > 0 && random.pick(received.slice(-60));
      if (chosen) await requests.refundOrAsk(chosen, day);
    },
    decide: (day: number, at: Date) => async () => {
      await requests.lapse(at);
      await requests.decide(day);
    },
    close: (day: number, at: Date) => async () => {
      if (random.chance(0.2)) await forceFailure(database, 'El banco no respondió', at);
      for (const { id, status } of await close(random.pick(CLOSED))) {
        acts.closings++;
        if (status !== 'error') continue;
        acts.failed++;
        failed.push({ id, retryDay: day + random.integer(1, 5) });
      }
    },
    retry: (day: number) => async () => {
      const due = failed.filter(({ retryDay }) => retryDay === day);
      failed = failed.filter(({ retryDay }) => retryDay > day);
      // Retrying a closing that a later one has replaced is rejected.
      for (const { id } of due)
        for (const { status } of await close({ closingId: id })) if (status === 'completed') acts.retried++;
    },
    return: (at: Date) => async () => {
      acts.returned++;
      await forceReturn(database, 'la cuenta no existe', at);
    },
    deposit: (at: Date) => async () => {
      await runDeposits(database, at, simulatedBank);
      await deliverDueWebhooks(database, sender);
    },
  };

  const planPayments = (moment: Moment): Act[] =>
    Array.from({ length: random.integer(0, 4) }, () => {
      const minute = random.chance(0.25)
        ? random.pick([0, 1, 58, 61, 1_437, 1_439])
        : random.integer(0, 1_439);
      return { at: moment(minute), act: steps.pay };
    });
  const planDay = (day: number, moment: Moment): Act[] => {
    const plan = planPayments(moment);
    if (random.chance(0.3)) plan.push({ at: moment(random.integer(0, 1_439)), act: steps.refund });
    if (random.chance(0.4)) plan.push({ at: moment(random.integer(0, 1_439)), act: steps.refundOrAsk(day) });
    for (let left = random.integer(0, 2); left > 0; left--) {
      const at = moment(random.integer(0, 1_439));
      plan.push({ at, act: steps.close(day, at) });
    }
    if (random.chance(0.1)) plan.push({ at: moment(600), act: steps.return(moment(600)) });
    return plan;
  };

  await database.query(`update businesses set time_zone = $1 where id = 'bu_luna'`, [timeZone]);
  await requests.saveRules();
  for (let day = 0; day < DAYS + 10; day++) {
    // Counted from the hour of deposits, because a day on which the clock changes may have no midnight.
    const deposits = depositMoment(addDays('2027-01-01', day), timeZone).getTime();
    const moment = (minute: number) =>
      new Date(deposits + (minute - DEPOSIT_HOUR * 60) * 60_000 + random.integer(0, 50_000));
    const plan = day < DAYS ? planDay(day, moment) : [];
    if (day % 20 === 0) plan.push({ at: moment(0), act: () => makeDuePartitions(database, moment(0)) });
    plan.push({ at: moment(random.integer(1, 1_438)), act: steps.retry(day) });
    const decided = moment(random.integer(1, 1_438));
    plan.push({ at: decided, act: steps.decide(day, decided) });
    for (const minute of [570, 1_085]) {
      const at = moment(minute);
      plan.push({ at, act: steps.deposit(at) });
    }
    for (const { at, act } of plan.sort((one, other) => one.at.getTime() - other.at.getTime())) {
      await setClock(database, at);
      await act();
    }
  }
  await deliverDueWebhooks(database, sender);
  return acts;
}
