// Generated from openapi/ by `npm run generate`. Do not edit.

import type { CallOptions } from '../../src/options.ts';
import type { Result } from '../../src/result.ts';
import { createTransport, type BusinessApiOptions, type Transport } from '../../src/transport.ts';
import type { ChangeNotificationContent, ListNotificationDeliveriesAnswer, ListNotificationDeliveriesContent, NotificationAnswer, NotificationCatalogs, NotificationTestAnswer, ResendNotificationAnswer, ResendNotificationContent } from '../entities.ts';

/** Notifications of payments and closings: their settings and their delivery log. */
export interface NotificationsApi {
  /**
   * Get the notification catalogs.
   *
   * The methods and the key headers to choose from.
   *
   * Permission: `cashier_manage`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/notification/catalogs`
   */
  getCatalogs(options?: CallOptions): Promise<Result<NotificationCatalogs>>;

  /**
   * Change how payments are notified.
   *
   * For a cashier (level `BusinessUser`) or a branch (level `BusinessBranch`, with its administrator's id).
   * Returns the signing secret for the method `webhook-v2`. The address a name resolves to is checked on every
   * delivery.
   *
   * Permission: `cashier_manage`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 422: The address is private or one of the server itself.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/notification-change`
   */
  change(content: ChangeNotificationContent, options?: CallOptions): Promise<Result<NotificationAnswer>>;

  /**
   * Test a notification.
   *
   * Sends a `test` notification with the given settings, without saving them, and returns what the address
   * returned.
   *
   * Permission: `cashier_manage`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 422: The address is private or one of the server itself, or the method sends nothing to an address.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/notification/test`
   */
  test(content: ChangeNotificationContent, options?: CallOptions): Promise<Result<NotificationTestAnswer>>;

  /**
   * List the delivery log.
   *
   * A page of the notifications sent for a cashier or a branch, newest first, with the body that was sent and what
   * the address returned.
   *
   * Permission: `cashier_manage`.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/notification/deliveries`
   */
  listDeliveries(content: ListNotificationDeliveriesContent, options?: CallOptions): Promise<Result<ListNotificationDeliveriesAnswer>>;

  /**
   * Resend a notification.
   *
   * Retries a notification, delivered or not, with the same `id` and the current settings.
   *
   * Permission: `cashier_manage`.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/notification/deliveries/resend`
   */
  resend(content: ResendNotificationContent, options?: CallOptions): Promise<Result<ResendNotificationAnswer>>;
}

export function notificationsCalls(transport: Transport): NotificationsApi {
  const { ask, post } = transport;
  return {
    getCatalogs: ask('/users/v3/notification/catalogs'),
    change: post('/users/v3/notification-change'),
    test: post('/users/v3/notification/test'),
    listDeliveries: post('/users/v3/notification/deliveries'),
    resend: post('/users/v3/notification/deliveries/resend'),
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function createNotificationsApi(options: BusinessApiOptions): NotificationsApi {
  return notificationsCalls(createTransport(options));
}
