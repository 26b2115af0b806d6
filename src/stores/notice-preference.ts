/** In this browser: `on` if an open portal shows notices of the desktop. */
export const NOTICE_PREFERENCE = 'cobros.alert-notice';
