// One file with the layout and the dashboard, which most users see first after signing in.
export * as dashboard from '../screens/dashboard/dashboard-screen.tsx';
export { MainLayout } from './layout/main-layout.tsx';
export * as notFound from './not-found-screen.tsx';
