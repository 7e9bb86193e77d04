import { comingTexts } from './coming-texts.ts';
import { landingTexts } from './landing-texts.ts';
import { memberTexts } from './member-texts.ts';
import { texts } from './texts.ts';

/** Every text in the catalogue; those with a name or a number in them, told for one. */
function all(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return [String(part('{email}')), String(part(3))];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(all) : [];
}

/** As the specification quotes them. */
const quoted = `Start Uploading Your Memories Now!|no credit card needed, cancel at anytime|On The House|2GB free space|500GB|$5.95|1TB|$9.95
Remember me|Forgot password?|register now!|Sign In|Logging in...|Create Account|Submitting...
Thank you. Your email has been confirmed.|Oops. Something went wrong. Error: |Find your account|Reset Password|This password reset link is not valid.
Add Family|Home|Loading|Recent Posts|View More|See Messages|New Group Chat|Enter username or email|Type Message Here|Group Name|Add Group Memebers|Search Family Members
Create Group|Chat is under construction|Check Back Later!|Email is invalid|Email is required|Password must be at least 6 characters|Password is required|Name is required
This username is already taken|An account with this email already exists|Must Contain 8 Characters, One Uppercase, One Number and One Special Character|Passwords must match
Confirm Password is required|You must click on checkbox to agree with the product's terms and services|Email or username is required|Error: Group name cannot by empty.
Check out your Account or Password again|You do Not have access to these images|Server is currently down|Something has went wrong|Cannot fetch user profile|Log Out Failed
Check that your email address or username is correct|Something went wrong|Currently Using|Max Space|Space Available
Warning: Your account is not vertified Please verifty your account before uploading your files!|Resend Verify Email|Vertification Sent
Drag and drop your files here to upload|/ or click here|Drag and drop your video here to upload|or click here|Album Name (Optional)|Album Description (Optional)|Publish|Publishing...
Mass Upload|Uploading...|Processing...|Invite Family|Invite Family to share|My Album(s)|My Library|Start Adding Your Private Photos and Videos now|Add Photos|Updating
User has not shared any videos or photos yet|You do not have permission to view this image.|An error occurred while loading the image.|You do not have permission to view this album.
An error occurred while loading the album.|You do not have permission to view this video.|An error occurred while loading the video.|Are you sure you want to Delete this video?
Film & Animation|Autos & Vehicles|Pets & Animals|File(s) have been sucessfully uploaded!|Images have been sucessfully uploaded!|Video has been sucessfully uploaded!
View 3 more comment(s)|Hide 3 comment(s)|Must select a privacy option|File type is unsupported. Please upload a MP4 or MOV video.
One or more of your file\`s format is not supported by Kloak!|You cannot upload more than 100 files at once!|You cannot upload more than 100 images at once!
You cannot upload more than 10 MP4 videos at once!|You cannot upload more than 1 non MP4 videos at once!|Title is required
Files must be jpg or png format and you cannot upload more than 50 photos at once.|Files size cannot be greater than 1GB during the beta testing.|video is too short.
Ran out of File space! Please either delete existing files or upgrade your account.|Album must have a name|Failed to get likes|Failed to get dislikes|Failed to increase the like
Failed to decrease the like|Failed to save Comment|Failed to get video Info|Failed to get subscription videos|Your Friend request has been sent!|Pending Requests|Sent Requests
My Connections|Invite Your Family to Join Us!|My Sent Invites|Start Sharing|By inviting your family|Invite My Family|Invite More|Are you sure you want to Remove this Invite?
Number of Users Invited|Number of User Accounts|See All Users|All Invites|All Users|Notifications|No New Notification|Discover New Groups|Search For Groups|Group Invites
Group Invites will appear here|My Groups|Your Groups will show up here|Create New Group|Search results for|Submit|Create New Post|Edit Group|Invite +|Request Membership|Cancel Request
Add Invite|Invited|Requests|Image/Videos|Albums|Post|Upgrade Your Kloak|Choose your plan:|Your Current Plan|Submit Payment|Thank You!|Your Subscription has been confirmed!.
Cancel Subscription|Are you sure you want to cancel your paid subscription?|Yes, Cancel Subscription|Email is not Valid|Gruop must have a name|Group Name cannot by empty!
No user with this username or email address was found|Invite has already been sent.|You can only send a maximum of 3 invites per account.|Invite has been resent to {email}.
{email} has been given admin rights.|Invites have been successfully sent!|Page does not Exist|Admin Version|Select|Private|Family`
  .split(/[|\n]/)
  .filter(Boolean);

const known = new Set([texts, memberTexts, landingTexts, comingTexts].flatMap(all));

test.each(quoted)('%j stands in the catalogue exactly so', (text) => {
  expect(known.has(text)).toBe(true);
});
