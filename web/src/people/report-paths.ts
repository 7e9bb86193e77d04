/** Page on which members see the outcome of their reports, and admins' looks. */
export const reportsPath = '/reports';
/** Page on which admins see open reports. */
export const openReportsPath = '/admin?tab=reports';
